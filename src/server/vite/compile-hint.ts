import type { Plugin } from 'vite';

/** Must be the first line of a file: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets browsers compile these chunks off the main thread while they download. Otherwise each function
 * is parsed again on its first call, which took a quarter of the main thread's time until the first
 * question responded. In browsers other than Chromium the line is just a comment.
 */
export function compileHint(chunks: readonly string[]): Plugin {
  return {
    name: 'plumbline:compile-hint',
    enforce: 'post',
    generateBundle: {
      // By now, Vite has put its own line above the code.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && chunks.includes(file.name)) file.code = HINT + file.code;
        }
      },
    },
  };
}
