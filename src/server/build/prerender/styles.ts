import { transform } from 'lightningcss';

/** A class of a CSS module as the build names it, e.g. `_input_a16d`. */
const MODULE_CLASS = /\._[A-Za-z][\w-]*/g;

/**
 * The style sheets without the rules that a page never uses: those for CSS module classes missing in
 * its markup. For pages without the application, whose scripts add no such classes.
 */
export function stylesOf(markup: string, sheets: readonly string[]): string[] {
  const named = new Set(markup.match(/[\w-]+/g));
  return sheets.flatMap((sheet) => {
    const classes = [...new Set(sheet.match(MODULE_CLASS))].map((name) => name.slice(1));
    const { code } = transform({
      filename: 'page.css',
      code: Buffer.from(sheet),
      minify: true,
      unusedSymbols: classes.filter((name) => !named.has(name)),
    });
    return code.length > 0 ? [code.toString()] : [];
  });
}
