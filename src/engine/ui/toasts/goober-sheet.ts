/**
 * notistack styles itself through goober, which writes into a `<style>` element as it loads, and a
 * content security policy may forbid that. goober accepts any object that looks like its element, so
 * this one fills an adopted style sheet. Call it before notistack is requested: bundlers run what a
 * module imports before the module itself.
 */
export function prepareGoober(): void {
  if ('_goober' in window) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let css = '';
  const text = {
    get data() {
      return css;
    },
    set data(changed: string) {
      css = changed;
      sheet.replaceSync(changed);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } });
}
