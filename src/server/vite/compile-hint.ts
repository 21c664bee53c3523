import type { Plugin } from 'vite';

/** It has to be the first line of a file: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile the chunks of these names beside the main thread, while they come. Else
 * they read a function again when it is first called: of the first question's, that was a quarter of
 * all that the main thread did until the question answered. To browsers other than Chromium the
 * line is a comment.
 */
export function compileHint(chunks: readonly string[]): Plugin {
  return {
    name: 'plumbline:compile-hint',
    enforce: 'post',
    generateBundle: {
      // Vite puts a line of its own above the code at this time.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && chunks.includes(file.name)) file.code = HINT + file.code;
        }
      },
    },
  };
}
