/**
 * notistack styles itself through goober, which writes the text of a `<style>` while it is
 * loaded: the content policy forbids that. goober takes any object that looks like its style
 * element, so this one fills a constructed style sheet instead. Import it before notistack.
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
