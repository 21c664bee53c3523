/**
 * Function bodies to run in the page with any browser driver. Each returns the texts of the elements
 * that look wrong.
 */

/** Prices with a period (`$25/month`), phone numbers, and words such as `E-Commerce`, that wrap. */
export const BROKEN_FIGURES = `
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: figure, index } of text.data.matchAll(/\\$[\\d.,]+\\/\\w+|\\(\\d{3}\\) \\d{3}-\\d{4}|\\b[a-z]-[a-z]{2,}/gi)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + figure.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(figure);
    }
  }
  return broken;`;

/** Legends that sit on the border of their group instead of inside it. */
export const LEGENDS_ON_THE_LINE = `
  return [...document.querySelectorAll('fieldset > legend')]
    .filter((legend) => parseFloat(getComputedStyle(legend.parentElement).borderTopWidth) > 0)
    .filter((legend) => legend.getBoundingClientRect().top < legend.parentElement.getBoundingClientRect().top + 2)
    .map((legend) => legend.textContent);`;

/** Shows the page as printed: print styles apply, screen styles do not, and `beforeprint` is fired. */
export const AS_PRINTED = `
  const onPaper = (query) => (/\\bscreen\\b/.test(query) ? 'not all' : query.replace(/\\bprint\\b/, 'all'));
  const turn = (rule) => {
    if (rule.media) rule.media.mediaText = rule.media.mediaText.split(',').map(onPaper).join(',');
    for (const inner of rule.cssRules ?? []) turn(inner);
  };
  for (const sheet of document.styleSheets) turn(sheet);
  dispatchEvent(new Event('beforeprint'));`;
