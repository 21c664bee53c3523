import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves out of the visitor's bundle what RJSF imports and this project never reaches: Markdown
 * (ours are plain texts), resolving of foreign URIs in `$ref` (ours are `#/…` of the same file),
 * telling memoised widgets from others (ours are functions), dropping answers that a schema does
 * not know (drafts are read by their shapes), comparing maps, dates and buffers (ours is JSON), and
 * RJSF's own templates and widgets, which `src/form/theme.ts` replaces. About 50 KiB gzip. Only
 * importers in `@rjsf/` are concerned, since Ajv needs the real `fast-uri`, and only the build: dev
 * server and tests run RJSF as published.
 */
export function rjsfStubs(): Plugin {
  return {
    name: 'plumbline:rjsf-stubs',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !importer.includes('/@rjsf/')) return null;
      const name = source.replace(/^(\.\.?\/)+/, '');
      return name in STUBS ? PREFIX + name : null;
    },
    load(id) {
      return id.startsWith(PREFIX) ? STUBS[id.slice(PREFIX.length)] : null;
    },
  };
}

const PREFIX = '\0rjsf-stub:';

/** The source of a module in place of each module, by the file's or the package's name. */
export const STUBS: Readonly<Record<string, string>> = {
  'markdown-to-jsx/react': 'export const Markdown = ({ children }) => children;',
  // RJSF's is of React 18 and says no of every component of React 19, with the dev server, too.
  'react-is': 'export default { isForwardRef: () => false, isMemo: () => false };',
  'fast-uri': `export default {
    equal: (a, b) => a === b,
    resolve: (base, ref) => (base ? new URL(ref, base).href : ref),
  };`,
  // For `omitExtraData`, which no form here asks for.
  'omitExtraData.js': unreached('default', 'getUsedFormData', 'getFieldNames', 'isValueEmpty'),
  // For who names fields by their paths; RJSF itself does not any more.
  'toPathSchema.js': unreached('default'),
  'deepEquals.js': `export { default } from ${JSON.stringify(resolve('src/form/deep-equals.ts'))};`,
  'getDefaultRegistry.js': `
    import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils';
    import HiddenWidget from '@rjsf/core/lib/components/widgets/HiddenWidget.js';
    export default () => ({
      fields: {},
      templates: { ButtonTemplates: {} },
      widgets: { HiddenWidget },
      rootSchema: {},
      formContext: {},
      translateString: englishStringTranslator,
      globalFormOptions: {
        idPrefix: DEFAULT_ID_PREFIX,
        idSeparator: DEFAULT_ID_SEPARATOR,
        useFallbackUiForUnsupportedType: false,
      },
    });`,
};

/** A module of functions that nothing calls; should something, it says where they went. */
function unreached(...names: readonly string[]): string {
  const exported = names.map((name) => `unreached as ${name}`).join(', ');
  return `function unreached() {
    throw new Error('src/server/vite/rjsf-stubs.ts leaves ${names.join(', ')} out.');
  }
  export { ${exported} };`;
}
