import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/**
 * Fails with the controls and labels that a bar covers after they were scrolled into view, as Tab does.
 */
export async function expectNothingCovered(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(coveredControls, 'one by one'), where).toEqual([]);
}

/** Fails with the controls in the window, and their labels, that stay under a toast. */
export async function expectToastsClear(page: Page, where: string): Promise<void> {
  const covered = expect.soft.poll(() => page.evaluate(coveredControls, 'under toasts'), {
    message: where,
    timeout: 2000,
  });
  await covered.toEqual([]);
}

/** Runs in the page. Compares boxes rather than hit-testing, because toasts let clicks through. */
function coveredControls(from: string): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary';
  const overlays = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    const stands = position === 'sticky' || position === 'fixed';
    return stands && visibility === 'visible' && element.getBoundingClientRect().height > 1;
  });
  const toasts = [...document.querySelectorAll('[data-toast]')].filter((toast) =>
    toast.checkVisibility({ visibilityProperty: true }),
  );
  const isToastRegion = (element: Element) => toasts.some((toast) => element.contains(toast));
  const others = overlays.filter((element) => !isToastRegion(element));
  // Content under a bar can be scrolled into view; only toasts must not cover anything where it is.
  const bars = from === 'one by one' ? [...others, ...toasts] : toasts;
  const all = [...others, ...toasts];
  // Content that has scrolled behind the button bar is not visible.
  const bar = document.querySelector('[data-actions]')?.getBoundingClientRect();
  const lowest = (control: Element) =>
    control.closest('[data-actions]') === null
      ? Math.min(bar?.top ?? innerHeight, innerHeight)
      : innerHeight;
  const overlap = (a: DOMRect, b: DOMRect, low: number) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom, low) - Math.max(a.top, b.top, 0) > 1;
  const found: string[] = [];
  const before = { x: scrollX, y: scrollY };
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (all.some((one) => one.contains(control)) && from === 'one by one') continue;
    if (toasts.some((toast) => toast.contains(control))) continue;
    const { width, height } = control.getBoundingClientRect();
    const isUnseen = !control.checkVisibility({ visibilityProperty: true }) || height <= 1;
    if (isUnseen || width <= 1 || control.closest('.visually-hidden') !== null) continue;
    if (from === 'one by one') control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const low = from === 'one by one' ? innerHeight : lowest(control);
    const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : [];
    for (const part of [control, ...labels]) {
      if (!(part instanceof Element)) continue;
      const box = part.getBoundingClientRect();
      const over = bars.find(
        (one) => !part.contains(one) && overlap(box, one.getBoundingClientRect(), low),
      );
      if (over === undefined) continue;
      const name = `${part.localName} ${control.id} "${(part.textContent ?? '').slice(0, 40)}"`;
      found.push(`${name} at ${Math.round(box.top)} under ${over.className}`);
    }
  }
  if (from === 'one by one') scrollTo({ left: before.x, top: before.y, behavior: 'instant' });
  return found;
}
