import { Command } from '@commander-js/extra-typings';

/** `npm run pictures -- NAME`: each is a program of its own, on the last build in Chromium. */
new Command('npm run pictures --')
  .description('Takes pictures of the pages.')
  .helpCommand(false)
  .command('site', 'every page in every state', { executableFile: 'screenshots.ts' })
  .command('engines', 'Chromium, Firefox and WebKit compared', {
    executableFile: 'engines/main.ts',
  })
  .command('brand', 'draws the sharing card and the icons', { executableFile: 'brand-images.ts' })
  .command('studio', 'builds a questionnaire by hand', { executableFile: '../studio/walk/main.ts' })
  .parse();
