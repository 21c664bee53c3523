import type { Plugin } from 'vite';
import { FIRST_STEP_CHUNK } from './first-step-chunk.ts';

/** The first question is drawn by these, and nearly all that is in them has a part in it. */
const EAGER = ['react', 'rjsf', FIRST_STEP_CHUNK];

/** It has to be the first line of a file: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile the first question's code beside the main thread, while it comes. Else they
 * read a function again when it is first called, which was a quarter of all that the main thread
 * did until the question answered. To browsers other than Chromium the line is a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'plumbline:compile-hint',
    enforce: 'post',
    generateBundle: {
      // Vite puts a line of its own above the code at this time.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && EAGER.includes(file.name)) file.code = HINT + file.code;
        }
      },
    },
  };
}
