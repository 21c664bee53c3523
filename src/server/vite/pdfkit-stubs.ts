import type { Plugin } from 'vite';

/**
 * Keeps out of the bundle what PDFKit imports for fonts and pictures of one's own: our papers are
 * set in the fonts that every PDF reader has, and have no pictures. That saves about 130 KiB gzip,
 * and only the build is concerned. If something does need one of them, the error says where it went.
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
