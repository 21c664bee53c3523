/**
 * notistack styles itself through goober, which writes into a `<style>` element as it loads, and the
 * content security policy forbids that. goober accepts any object that looks like its element, so
 * this one fills a constructed style sheet. Import it before notistack.
 */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

let css = '';
Object.assign(window, {
  _goober: {
    parentNode: document.head,
    firstChild: {
      get data() {
        return css;
      },
      set data(text: string) {
        css = text;
        sheet.replaceSync(text);
      },
    },
  },
});
