import { Command } from '@commander-js/extra-typings';

/** `npm run bench -- NAME`: each benchmark is a program of its own, beside this one. */
new Command('npm run bench --')
  .description('Measures the last build. Each has --help.')
  .helpCommand(false)
  .command('ui', 'keys, steps and loads on a slow phone', { executableFile: 'ui.ts' })
  .command('peers', 'the same questionnaire with other libraries', { executableFile: 'peers.ts' })
  .command('backend', 'requests per second and memory', { executableFile: 'backend.ts' })
  .command('crowd', 'waits of 100 visitors beside a rude client', { executableFile: 'crowd.ts' })
  .command('rows', 'saves and loads with a million rows', { executableFile: 'rows.ts' })
  .command('studio', 'the studio with 200 steps', { executableFile: 'studio.ts' })
  .command('soak', 'whether memory stays flat for half an hour', { executableFile: 'soak.ts' })
  .parse();
