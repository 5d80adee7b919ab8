"""Runs stages that need one another on a given number of cores, as many at once as fit."""

import dataclasses
import threading
import time
from typing import Callable


@dataclasses.dataclass
class Outcome:
    """What a stage found: checks that passed, and one line for each that failed."""

    passed: int = 0
    failures: list[str] = dataclasses.field(default_factory=list)
    note: str = ""


@dataclasses.dataclass
class Stage:
    """`work` runs once all stages named in `needs` have passed; `cores` is how many it keeps busy."""

    name: str
    work: Callable[[], Outcome]
    needs: tuple[str, ...] = ()
    cores: int = 1


class Scheduler:
    """Starts stages in the order given as soon as their needs are met and cores are free."""

    def __init__(self, cores, report):
        self._free = cores
        self._cores = cores
        self._report = report
        self._changed = threading.Condition()
        self._outcomes = {}

    def run(self, stages):
        """Outcome of each stage by name. A stage whose need failed counts as one failure."""
        waiting = list(stages)
        with self._changed:
            while waiting or len(self._outcomes) < len(stages):
                stage = next((stage for stage in waiting if self._ready(stage)), None)
                if stage is None:
                    self._changed.wait()
                    continue
                waiting.remove(stage)
                broken = [need for need in stage.needs if self._outcomes[need].failures]
                if broken:
                    self._finish(stage, Outcome(failures=[f"not run: {', '.join(broken)} failed"]), 0.0)
                    continue
                self._free -= self._width(stage)
                threading.Thread(target=self._work, args=(stage,)).start()
        return self._outcomes

    def _width(self, stage):
        return min(stage.cores, self._cores)

    def _ready(self, stage):
        return self._width(stage) <= self._free and all(need in self._outcomes for need in stage.needs)

    def _work(self, stage):
        start = time.monotonic()
        try:
            outcome = stage.work()
        except Exception as error:  # A stage that breaks is a failure, never a silent pass.
            outcome = Outcome(failures=[f"{type(error).__name__}: {error}"])
        if outcome.passed == 0 and not outcome.failures:
            outcome.failures.append("checked nothing")
        with self._changed:
            self._free += self._width(stage)
            self._finish(stage, outcome, time.monotonic() - start)
            self._changed.notify_all()

    def _finish(self, stage, outcome, seconds):
        self._outcomes[stage.name] = outcome
        self._report(stage, outcome, seconds)
