// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it } from 'vitest';
import { restoreStyles, watchStyles } from '../../../src/engine/ui/until-loaded.ts';

watchStyles(window);

const sheets = () => [...document.head.querySelectorAll('link')];

/** Whether the style sheets that are requested from now on load. */
function serve(isServed: boolean): void {
  if ('happyDOM' in window)
    Object.assign((window.happyDOM as { settings: object }).settings, {
      handleDisabledFileLoadingAsSuccess: isServed,
    });
}

/** The style sheet of a lazy module, whose request has failed. */
async function loseStyles(): Promise<HTMLLinkElement> {
  serve(false);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  const failed = new Promise((resolve) => link.addEventListener('error', resolve));
  link.href = '/assets/toast.css';
  document.head.append(link);
  await failed;
  return link;
}

beforeEach(() => {
  for (const sheet of sheets()) sheet.remove();
});
afterAll(() => serve(false));

it('requests a style sheet that failed again, in the same place', async () => {
  const link = await loseStyles();
  serve(true);
  await restoreStyles();
  const [again, ...others] = sheets();
  expect(others).toEqual([]);
  expect(again).not.toBe(link);
  expect(again?.getAttribute('href')).toBe('/assets/toast.css');
});

it('rejects while it fails, and has nothing to request once it has loaded', async () => {
  await loseStyles();
  await expect(restoreStyles()).rejects.toBeInstanceOf(Event);
  serve(true);
  await restoreStyles();
  const loaded = sheets();
  await restoreStyles();
  expect(sheets()).toEqual(loaded);
});
