import type { BrowserContext } from '@playwright/test';
import { marketingPaths } from './marketing/pages.ts';

/**
 * Translates every page of the context as Chromium does it: each text is taken out of the document and
 * two `<font>` elements with its translation stand in its place. The words stay the same, so that
 * tests find them. Errors of the page are logged by itself; this logs what a translation would break:
 * a text that React keeps as a node of its own, because it would later change or take out the one that
 * is no longer there. On marketing pages, React changes nothing once they are drawn.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(translatePage, [...marketingPaths]);
}

/** Runs in the page. */
function translatePage(fixed: readonly string[]): void {
  const kept = 'script, style, noscript, textarea, [translate="no"]';
  const replaced = new MutationObserver((changes) => {
    for (const { target } of changes)
      console.error(`translated, and changed where nobody sees it: "${target.nodeValue}"`);
  });
  /** React marks the nodes that it keeps; a text that is all its element has is not among them. */
  const isKept = (text: Node) => Object.keys(text).some((key) => key.startsWith('__reactFiber'));
  const translate = (text: Text) => {
    const words = text.data;
    const element = text.parentElement;
    if (words.trim() === '' || element === null || element.closest(kept) !== null) return;
    if (element.localName === 'font') return;
    const mayChange =
      !fixed.includes(location.pathname) && element.closest('[class*="Mui"]') === null;
    if (mayChange && isKept(text))
      console.error(`a text without an element of its own: "${words}" in ${place(element)}`);
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = words;
    outer.append(inner);
    text.replaceWith(outer);
    replaced.observe(text, { characterData: true });
  };
  const place = (element: Element) =>
    [element.parentElement, element]
      .map((one) => `${one?.localName}.${one?.className}`)
      .join(' > ');
  const translateAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode() !== null) found.push(texts.currentNode);
    for (const text of found) if (text instanceof Text) translate(text);
  };
  const start = () => {
    // A drawing that is opened by itself has none.
    if (document.querySelector('body') === null) return;
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Text) translate(node);
        else translateAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  };
  addEventListener('load', start);
}
