import type { Plugin } from 'vite';

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
      importer?.includes('/pdfkit/') && STUBBED.includes(source) ? PREFIX + source : null,
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const text = `src/server/vite/pdfkit-stubs.ts leaves ${id.slice(PREFIX.length)} out.`;
      return `export function create() { throw new Error(${JSON.stringify(text)}); }
        export default create;`;
    },
  };
}

const PREFIX = '\0pdfkit-stub:';
const STUBBED = ['fontkit', 'png-js'];
