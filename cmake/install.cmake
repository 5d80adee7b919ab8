# What `cmake --install build/release` puts in place. The program finds its data beside itself, in ../share/messhall.
include(GNUInstallDirs)
set(data_folder ${CMAKE_INSTALL_DATADIR}/messhall)
set(document_folder ${CMAKE_INSTALL_DATADIR}/doc/messhall)

install(FILES LICENSE README.md ARCHITECTURE.md CHANGELOG.md DESTINATION ${document_folder})
install(DIRECTORY docs/rules DESTINATION ${document_folder} FILES_MATCHING PATTERN "*.md")

if(NOT MESSHALL_ENGINE_ONLY)
  install(TARGETS messhall RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(DIRECTORY assets/ DESTINATION ${data_folder})
  if(NOT MESSHALL_SOUNDS_DIR)
    message(FATAL_ERROR "MESSHALL_SOUNDS_DIR is empty: tools/synth names the folder of the sounds, and runs before this")
  endif()
  install(DIRECTORY ${MESSHALL_SOUNDS_DIR}/ DESTINATION ${data_folder}/sounds FILES_MATCHING PATTERN "*.wav" PATTERN "*.ogg")
  install(FILES cmake/messhall.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES assets/pictures/app-icon.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME messhall.svg)
  install(FILES docs/messhall.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
endif()
