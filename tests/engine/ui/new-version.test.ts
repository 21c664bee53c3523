// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOutdated } from '../../../src/engine/ui/new-version.ts';

const page = (script: string) => `<script type="module" src="/assets/${script}"></script>`;
const serve = (answer: () => Promise<Response>) =>
  vi.spyOn(window, 'fetch').mockImplementation(answer);
const html = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

let script: HTMLScriptElement;

beforeEach(() => {
  script = document.createElement('script');
  script.type = 'module';
  // happy-dom would fetch it.
  Object.defineProperty(script, 'src', { value: `${location.origin}/assets/app-1.js` });
  script.setAttribute('src', '');
  document.head.append(script);
});
afterEach(() => {
  // Only the script: modules of other tests keep their style sheets in the head.
  script.remove();
  vi.restoreAllMocks();
});

it.each<[string, () => Promise<Response>, boolean]>([
  ['serves the page of another build', () => html(page('app-2.js')), true],
  ['serves the page of the same build', () => html(page('app-1.js')), false],
  ['is in trouble', () => html('Bad gateway', 502), false],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('a site that %s', async (_case, answer, outdated) => {
  serve(answer);
  expect(await isOutdated()).toBe(outdated);
});

it('right after a reload the page is not checked again', async () => {
  serve(() => html(page('app-2.js')));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as unknown as PerformanceEntry,
  ]);
  vi.spyOn(performance, 'now').mockReturnValue(2_000);
  expect(await isOutdated()).toBe(false);
  vi.spyOn(performance, 'now').mockReturnValue(20_000);
  expect(await isOutdated()).toBe(true);
});
