import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className } from './src/server/build/package/build-engine.ts';
import { compileHint } from './src/server/vite/compile-hint.ts';
import { editorOnly } from './src/server/vite/editor-only.ts';
import { firstStepChunk, FUNNEL_CHUNK, startChunk } from './src/server/vite/first-step-chunk.ts';
import { flowFiles, questionnaires } from './src/server/vite/questionnaires.ts';
import { flowModule } from './src/server/vite/flow-module.ts';
import { licenses } from './src/server/licenses/plugin.ts';
import { pdfkitStubs, rjsfStubs } from './src/server/vite/stubs.ts';
import { stepModules } from './src/server/vite/step-modules.ts';
import { tokensCss } from './src/server/vite/tokens.ts';

// Libraries change only with their version: browsers keep them across deploys of our own code.
// In one file, because browsers fetch six at a time from most hosts and every first question needs all of it.
const LIBRARIES = {
  name: 'libraries',
  // `deep-equals` stands in for RJSF's own; in the funnel's chunk, each would import the other.
  test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@rjsf|@x0k|jsonpointer)\/|\/src\/engine\/form\/deep-equals/,
};
/** What the prerendered pages have in common with the funnel, of which they load nothing else. */
const SHARED = {
  name: 'preload-helper',
  test: /vite\/preload-helper|\/src\/(?:engine\/draft\/(?:stale|stored-keys)|engine\/(?:logic\/text-syntax|ui\/modal\/dialog-element)|site\/marketing\/enhance\/ending|site\/offline\/(?:edition|register))/,
};
/** Small, and never used apart from each other in the funnel. */
const MODAL = { name: 'modal', test: /\/src\/engine\/ui\/modal\/(?:Modal\.tsx|modal\.module)/ };

/** What each questionnaire opens with. */
const STARTS = flowFiles().map(({ id }) => startChunk(id));

// Plugins compile the steps: on a slow machine Rolldown would warn that this takes most of a build.
const CHECKS = { bundlerTimings: false };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    editorOnly(),
    flowModule(),
    questionnaires(),
    stepModules(),
    tokensCss(),
    rjsfStubs(),
    pdfkitStubs(),
    react(),
    licenses(),
    // They draw the first question, and nearly all that is in them has a part in it.
    compileHint([LIBRARIES.name, FUNNEL_CHUNK, ...STARTS]),
  ],
  // The server's rendering needs the same RJSF, without what the build leaves out of it.
  ssr: { noExternal: [/^@rjsf\//] },
  css: { modules: { generateScopedName: className } },
  // What pages are made of, and nothing else: the data folder may lie anywhere in the project.
  server: { fs: { allow: ['src', 'schemas', 'flows', 'node_modules'] } },
  build: {
    manifest: true,
    // Every supported browser has `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { checks: CHECKS }
      : {
          // The marketing pages are prerendered and have a small script of their own.
          input: {
            app: 'index.html',
            page: 'src/site/marketing/enhance/page.ts',
            // Ahead of the application, whose loading it watches.
            recover: 'src/site/app/recover.ts',
          },
          // A step brings its widgets along; the engine loads others on demand. Many are both.
          checks: { ...CHECKS, ineffectiveDynamicImport: false },
          output: { codeSplitting: { groups: [LIBRARIES, SHARED, MODAL, firstStepChunk()] } },
        },
  },
}));
