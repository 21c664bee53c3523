/** A new style sheet of the page. A `<style>` element would need `unsafe-inline` of a content security policy. */
export function adoptSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
