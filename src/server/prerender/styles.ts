import { transform } from 'lightningcss';

/** A class of a CSS module as the build names it, e.g. `_input_a16d`. */
const MODULE_CLASS = /\._[A-Za-z][\w-]*/g;

/**
 * The style sheets without the rules for what a page never shows: those for classes of CSS modules
 * that its markup does not name. For pages without the application, whose scripts name none either.
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
