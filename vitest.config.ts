import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

/** Playwright's tests, and those that need PostgreSQL or WebKit: they have commands of their own. */
const ELSEWHERE = /^tests\/(?:browser|fuzz)\/|\.(?:postgrest|webkit)\.test\.ts$/;

/** Set by `npm run test:long`, which runs only what `npm test` leaves out. */
const LONG = process.env['LONG'] === '1';

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && !ELSEWHERE.test(file))
  .filter((file) => file.endsWith('.long.test.ts') === LONG)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Files that put another module in the place of one need a module graph of their own. */
const REPLACES = /\bvi\.(?:mock|doMock|resetModules)\(/;
const ALONE = new Set([
  // It looks at what is drawn before a module is loaded.
  'tests/site/marketing/icons.test.tsx',
  // And this at what is known while a step is not loaded.
  'tests/engine/pages/step/leave/return-to.test.ts',
  // What the server renders stays in React's contexts, where others find a router around their own.
  'tests/site/marketing/content.test.ts',
  // It starts servers and takes longest: it begins with the first, and not behind all others.
  'tests/server/process.test.ts',
]);
const hasPage = (text: string) => text.startsWith('// @vitest-environment happy-dom');

type Kind = 'alone' | 'page' | 'plain';
const kindOf = ({ file, text }: (typeof tests)[number]): Kind => {
  if (ALONE.has(file) || REPLACES.test(text)) return 'alone';
  return hasPage(text) ? 'page' : 'plain';
};

/** Files of one kind run one after the other in one environment, and load each module once. */
const project = (name: Kind, isolate: boolean, environment: string) => ({
  extends: true as const,
  test: {
    name,
    isolate,
    environment,
    include: tests.filter((test) => kindOf(test) === name).map(({ file }) => file),
    setupFiles: ['tests/run/clean-page.ts'],
  },
});

export default defineConfig((env) =>
  mergeConfig(site(env), {
    test: {
      // By default, one core would stay idle, which is half of a small machine.
      maxWorkers: '100%',
      // How long many random cases or a whole proof take says something about the machine only.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      projects: [
        project('alone', true, 'node'),
        project('page', false, 'happy-dom'),
        project('plain', false, 'node'),
      ],
    },
  }),
);
