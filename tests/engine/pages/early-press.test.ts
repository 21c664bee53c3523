// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureEarlyPress, replayEarlyPress } from '../../../src/engine/pages/early-press.ts';

let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  document.body.innerHTML = `<form>
    <input type="radio" name="kind" id="food" />
    <input type="text" id="name" />
    <button type="button" data-primary id="continue"><span>Continue</span></button>
    <button type="button" id="other">Log in</button>
  </form>`;
  document.forms[0]?.addEventListener('change', ({ target }) => hear(target));
  document.forms[0]?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('button') !== null) hear(target);
  });
  captureEarlyPress(document);
});

afterEach(() => {
  giveAll();
  vi.useRealTimers();
});

function hear(target: EventTarget | null): void {
  if (target instanceof Element) heard.push(target.id || 'Continue');
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`There is no such element: ${id}`);
  return found;
}

function giveAll(): void {
  replayEarlyPress();
  vi.runAllTimers();
}

describe('a press of Continue before it is ready', () => {
  it('is hidden from the page, and replayed afterwards', () => {
    element('food').click();
    element('continue').querySelector('span')?.click();
    expect(heard).toEqual(['food']);
    giveAll();
    expect(heard).toEqual(['food', 'continue']);
  });

  it('counts before anything listens, if the page has marked it', () => {
    element('continue').toggleAttribute('data-pressed', true);
    captureEarlyPress(document);
    giveAll();
    expect(heard).toEqual(['continue']);
  });

  it('is replayed once, however often it was pressed', () => {
    for (let press = 0; press < 3; press += 1) element('continue').click();
    giveAll();
    giveAll();
    expect(heard).toEqual(['continue']);
  });

  it('is canceled by a later answer', () => {
    element('continue').click();
    element('food').click();
    giveAll();
    expect(heard).toEqual(['food']);
  });

  it('is not captured when the button is ready', () => {
    element('continue').setAttribute('type', 'submit');
    element('continue').addEventListener('click', (event) => event.preventDefault());
    element('continue').click();
    expect(heard).toEqual(['continue']);
    giveAll();
    expect(heard).toEqual(['continue']);
  });

  it('is dropped when the button is gone', () => {
    const button = element('continue');
    button.click();
    button.remove();
    expect(giveAll).not.toThrow();
    expect(heard).toEqual([]);
  });

  it('leaves the other buttons alone', () => {
    element('other').click();
    expect(heard).toEqual(['other']);
  });
});
