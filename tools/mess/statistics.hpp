// Means, percentiles and confidence intervals, the same on every machine.
#pragma once

#include <vector>

namespace mess {

struct Interval {
  double low = 0;
  double high = 1;
};

double mean(const std::vector<double>& values);

/// The value below which `share` (0 … 1) of the values lie, by nearest rank; 0 for no values.
double percentile(std::vector<double> values, double share);

/// 95 % interval of the mean by bootstrap over independent units. Fewer than two units say nothing: 0 … 1.
Interval bootstrap(const std::vector<double>& units);

}  // namespace mess
