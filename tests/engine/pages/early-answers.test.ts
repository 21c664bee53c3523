// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  replayEarlyAnswers,
  captureEarlyAnswers,
} from '../../../src/engine/pages/early-answers.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<form>
    <input type="radio" name="kind" id="food" />
    <input type="checkbox" id="consent" />
    <input type="text" id="name" />
    <select id="state"><option value="">Choose</option><option value="IL">Illinois</option></select>
  </form>`;
});

afterEach(() => {
  giveAll();
  vi.useRealTimers();
});

function giveAll(): void {
  replayEarlyAnswers(document);
  vi.runAllTimers();
}

function control<Kind extends Element>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`There is no such control: ${id}`);
  return found;
}

const input = (id: string) => control(id, HTMLInputElement);
const state = () => control('state', HTMLSelectElement);

/** Ids of the controls that dispatched a change event, in order; listens above them, as React does. */
function changes(): string[] {
  const told: string[] = [];
  document.forms[0]?.addEventListener('change', ({ target }) => {
    if (target instanceof Element) told.push(target.id);
  });
  return told;
}

describe('answers given before our code arrived', () => {
  it('are reset to what React expects, and then replayed', () => {
    input('food').checked = true;
    input('consent').checked = true;
    input('name').value = 'Ada';
    state().value = 'IL';
    captureEarlyAnswers(document);
    expect(input('food').checked).toBe(false);
    expect(input('name').value).toBe('');
    expect(state().value).toBe('');

    const told = changes();
    giveAll();
    expect(told).toEqual(['food', 'consent', 'name', 'state']);
    expect(input('food').checked).toBe(true);
    expect(input('consent').checked).toBe(true);
    expect(input('name').value).toBe('Ada');
    expect(state().value).toBe('IL');
  });

  it('are replayed one by one, because one may change what is asked next', () => {
    input('name').value = 'Ada';
    state().value = 'IL';
    captureEarlyAnswers(document);
    const told = changes();
    replayEarlyAnswers(document);
    expect(told).toEqual([]);
    vi.runOnlyPendingTimers();
    expect(told).toEqual(['name']);
    vi.runAllTimers();
    expect(told).toEqual(['name', 'state']);
  });

  it('include answers given during hydration', () => {
    captureEarlyAnswers(document);
    input('name').value = 'Eve';
    input('name').dispatchEvent(new Event('input', { bubbles: true }));
    input('name').value = '';
    giveAll();
    expect(input('name').value).toBe('Eve');
  });

  it('are replayed in their original order, earliest first', () => {
    input('food').checked = true;
    captureEarlyAnswers(document);
    input('name').value = 'Eve';
    input('name').dispatchEvent(new Event('input', { bubbles: true }));
    input('consent').click();
    const told = changes();
    giveAll();
    expect(told).toEqual(['food', 'name', 'consent']);
  });

  it('include a text that React resets as soon as it hears of it', () => {
    captureEarlyAnswers(document);
    document.forms[0]?.addEventListener('input', () => (input('name').value = ''), { once: true });
    input('name').value = 'Eve';
    input('name').dispatchEvent(new Event('input', { bubbles: true }));
    giveAll();
    expect(input('name').value).toBe('Eve');
  });

  it('include a box that React resets during its click, so that no change event fires', () => {
    captureEarlyAnswers(document);
    const told = changes();
    input('food').addEventListener('click', (event) => event.preventDefault(), { once: true });
    input('food').click();
    expect(input('food').checked).toBe(false);
    expect(told).toEqual([]);
    giveAll();
    expect(input('food').checked).toBe(true);
  });

  it('skip untouched controls, and controls that are gone', () => {
    input('name').value = 'Ada';
    captureEarlyAnswers(document);
    input('name').remove();
    const told = changes();
    expect(giveAll).not.toThrow();
    expect(told).toEqual([]);
  });

  it('are no longer captured once all are replayed', () => {
    captureEarlyAnswers(document);
    giveAll();
    input('name').value = 'later';
    input('name').dispatchEvent(new Event('input', { bubbles: true }));
    const told = changes();
    giveAll();
    expect(told).toEqual([]);
  });
});
