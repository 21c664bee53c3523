import { Command } from '@commander-js/extra-typings';

/** `npm run fuzz -- NAME`: each run is a program of its own, and prints the seed that repeats it. */
new Command('npm run fuzz --')
  .description('Tries the project at random. Each has --help.')
  .helpCommand(false)
  .command('ui', 'visitors in Chromium', { executableFile: 'ui.ts' })
  .command('screen', 'whether what was shown is kept', { executableFile: 'screen/main.ts' })
  .command('devices', 'two devices of a visitor', { executableFile: 'devices/main.ts' })
  .command('studio', 'an analyst in the studio', { executableFile: 'studio/main.ts' })
  .command('visitors', 'visitors on the engine alone', { executableFile: '../visitors/main.ts' })
  .command('mutants', 'whether broken edits are found', { executableFile: '../mutants/main.ts' })
  .command('code', 'whether a changed line of the engine is noticed', {
    executableFile: '../mutation/main.ts',
  })
  .command('breaks', 'whether each row of the specification falls with its statement', {
    executableFile: '../breaks/main.ts',
  })
  .command('replay', 'whether findings show what they say', { executableFile: '../replay/main.ts' })
  .parse();
