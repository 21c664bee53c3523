import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Keeps out of the visitor's bundle what RJSF imports but this project never reaches: Markdown (our
 * texts are plain), foreign URIs in `$ref` (steps have no `$ref`), choosing between schemas (nor
 * `anyOf` and `oneOf`) and merging them (nor `allOf`), RJSF's own check of a form (`flow/issues.ts`
 * checks), telling memoized widgets from others (ours are functions), dropping answers that a schema
 * does not know (drafts are read by their shapes), comparing maps, dates and buffers (answers are
 * JSON), and RJSF's own templates and widgets, which `src/engine/form/theme.ts` replaces;
 * `docs/engine.md` says how much that saves. It applies to imports from `@rjsf/` only, since Ajv needs
 * the real `fast-uri`, and only to the build: the dev server and the tests run RJSF as published. A
 * test compares each stub with the module it replaces.
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

/** The source that stands in for each module, by the name of its file or package. */
export const STUBS: Readonly<Record<string, string>> = {
  'markdown-to-jsx/react': 'export const Markdown = ({ children }) => children;',
  // RJSF ships React 18's version, which recognizes no component of React 19.
  'react-is': 'export default { isForwardRef: () => false, isMemo: () => false };',
  'fast-uri': `export default {
    equal: (a, b) => a === b,
    resolve: (base, ref) => (base ? new URL(ref, base).href : ref),
  };`,
  // For `omitExtraData`, which no form here uses.
  'omitExtraData.js': unreached('default', 'getUsedFormData', 'getFieldNames', 'isValueEmpty'),
  // For code that names fields by their paths; RJSF itself no longer does.
  'toPathSchema.js': unreached('default'),
  // For `anyOf` and `oneOf`, which are written out before RJSF reads a step.
  'getClosestMatchingOption.js': unreached('default', 'calculateIndexScore', 'JUNK_OPTION'),
  // For a field of another schema under the same name, when one of `anyOf` or `oneOf` is chosen.
  'sanitizeDataForNewSchema.js': unreached('default'),
  // For `allOf`, whose branches are written out before RJSF reads a step.
  'shallowAllOfMerge.js': unreached('default'),
  // For RJSF's own check of a form, which is off: steps are checked by `src/engine/flow/issues.ts`.
  'processRawValidationErrors.js': unreached(
    'default',
    'filterDuplicateErrors',
    'transformRJSFValidationErrors',
  ),
  'deepEquals.js': `export { default } from ${JSON.stringify(resolve('src/engine/form/deep-equals.ts'))};`,
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

/** A module whose functions nothing calls. If something does, the error says where they went. */
function unreached(...names: readonly string[]): string {
  const exported = names.map((name) => `unreached as ${name}`).join(', ');
  return `function unreached() {
    throw new Error('src/server/vite/stubs.ts leaves ${names.join(', ')} out.');
  }
  export { ${exported} };`;
}

/**
 * Keeps PDFKit's imports for custom fonts and images out of the bundle: our papers use the fonts
 * that every PDF reader has, and no images. That saves about 130 KiB gzip and affects only the
 * build. If something does need one of them, the error says where it went.
 */
export function pdfkitStubs(): Plugin {
  return {
    name: 'plumbline:pdfkit-stubs',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.includes('/pdfkit/') && PDFKIT_PARTS.includes(source)
        ? PDFKIT_PREFIX + source
        : null,
    load(id) {
      if (!id.startsWith(PDFKIT_PREFIX)) return null;
      const text = `src/server/vite/stubs.ts leaves ${id.slice(PDFKIT_PREFIX.length)} out.`;
      return `export function create() { throw new Error(${JSON.stringify(text)}); }
        export default create;`;
    },
  };
}

const PDFKIT_PREFIX = '\0pdfkit-stub:';
const PDFKIT_PARTS = ['fontkit', 'png-js'];
