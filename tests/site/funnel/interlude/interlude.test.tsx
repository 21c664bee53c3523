// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import brand from '../../../../schemas/catalog/brand.json';
import content from '../../../../schemas/content/preparing-quote.json';
import Interlude from '../../../../src/site/funnel/interlude/Interlude.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openInterlude() {
  const onDone = vi.fn<() => void>();
  const page = (
    <StrictMode>
      <div>
        <header>
          <a href="/">Home</a>
        </header>
        <main>
          <p>Step 21 of 21</p>
          <Interlude content={content} onDone={() => onDone()} />
        </main>
      </div>
    </StrictMode>
  );
  const view = render(page);
  return { onDone, ...view, again: () => view.rerender(page) };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const states = () => screen.getAllByRole('listitem').map((item) => item.dataset.state);
const announced = () => screen.getByRole('status').textContent;

describe('the screen before the quote', () => {
  it('names the four things that it does', () => {
    openInterlude();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Preparing your quote...');
    expect(document.title).toBe(`Preparing your quote... | ${brand.name}`);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.map((text) => text?.replace(/ (Done|In progress|Not started)$/, ''))).toEqual([
      'Analyzing business details',
      'Finding best coverages',
      'Customizing coverage options',
      'Maximizing savings',
    ]);
  });

  it.each([
    [299, ['active', 'waiting', 'waiting', 'waiting'], ''],
    [300, ['done', 'active', 'waiting', 'waiting'], 'Analyzing business details: Done'],
    [1199, ['done', 'active', 'waiting', 'waiting'], 'Analyzing business details: Done'],
    [1200, ['done', 'done', 'active', 'waiting'], 'Finding best coverages: Done'],
    [2099, ['done', 'done', 'active', 'waiting'], 'Finding best coverages: Done'],
    [2100, ['done', 'done', 'done', 'active'], 'Customizing coverage options: Done'],
    [3499, ['done', 'done', 'done', 'active'], 'Customizing coverage options: Done'],
    [60_000, ['done', 'done', 'done', 'active'], 'Customizing coverage options: Done'],
  ])('after %i ms shows %j and has announced "%s"', async (ms, expected, said) => {
    openInterlude();
    await wait(ms);
    expect(states()).toEqual(expected);
    expect(announced()).toBe(said);
  });

  it('gives the state of each item in words', async () => {
    openInterlude();
    await wait(1200);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.map((text) => /(Done|In progress|Not started)$/.exec(text ?? '')?.[0])).toEqual([
      'Done',
      'Done',
      'In progress',
      'Not started',
    ]);
  });

  it('is over after 3.5 s, once', async () => {
    const { onDone } = openInterlude();
    await wait(3499);
    expect(onDone).not.toHaveBeenCalled();
    await wait(1);
    expect(onDone).toHaveBeenCalledOnce();
    await wait(60_000);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('is not delayed when the page renders again meanwhile', async () => {
    const { onDone, again } = openInterlude();
    await wait(3000);
    again();
    await wait(500);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('calls nothing and leaves no timer after unmounting', async () => {
    const { onDone, unmount } = openInterlude();
    await wait(1000);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    await wait(60_000);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('focus on the screen before the quote', () => {
  it('goes to its heading', () => {
    openInterlude();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('cannot leave the screen, and can again afterwards', () => {
    const { container, rerender } = openInterlude();
    const inert = () => [...container.querySelectorAll('[inert]')].map(({ tagName }) => tagName);
    expect(inert()).toEqual(['HEADER', 'P']);
    rerender(
      <StrictMode>
        <div>
          <header>
            <a href="/">Home</a>
          </header>
          <main>
            <p>Step 21 of 21</p>
          </main>
        </div>
      </StrictMode>,
    );
    expect(inert()).toEqual([]);
  });
});
