// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { carousel } from '../../../../src/site/marketing/enhance/carousel.ts';

vi.mock('embla-carousel', () => {
  throw new Error('The code of the carousel did not load.');
});

afterEach(() => vi.unstubAllGlobals());

/** Notifies the observer that the carousel is about to be visible. */
function approach(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
}

it('without its code is a plain scrolling list, without errors', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  approach();
  const frame = document.createElement('div');
  frame.innerHTML = '<div data-carousel=""></div>';
  carousel(frame);
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(frame.querySelector<HTMLElement>('[data-carousel]')?.dataset['carousel']).toBe('');
});
