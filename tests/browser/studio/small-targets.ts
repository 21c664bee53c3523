import type { Page } from '@playwright/test';

/**
 * The controls on the page that are lower than the 48 pixels of the design, as HTML. The code editor, the
 * scaled graph (its list has the same places), and what a press of the field around it does as well are
 * left out.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS =
      'button, a[href], summary, select, input, textarea, [role=combobox], [role=tab], [role=treeitem] > :first-child, [role=menuitem], [role=option]';
    const AROUND = '.MuiInputBase-root, .MuiFormControlLabel-root';
    const APART =
      '.cm-editor, .react-flow__nodes, .MuiInputBase-root button, [aria-hidden=true], [inert]';
    return [...document.querySelectorAll(CONTROLS)]
      .filter((control) => control.checkVisibility() && !control.closest(APART))
      .map((control) => control.closest(AROUND) ?? control)
      .filter((target) => target.getBoundingClientRect().height < 47.5)
      .map((target) => target.outerHTML.slice(0, 160));
  });
