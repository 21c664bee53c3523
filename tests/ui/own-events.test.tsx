// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { servesItself, sparingRoot } from '../../src/ui/own-events.ts';

let told: string[];
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  told = [];
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(sparingRoot(container));
  const tell = ({ type }: SyntheticEvent) => told.push(type);
  act(() =>
    root.render(
      // Listens around the controls, as a form does.
      <div
        role="presentation"
        onKeyDown={tell}
        onClick={tell}
        onInput={tell}
        onFocus={tell}
        onBlur={tell}
      >
        <input id="text" />
        <input id="one" type="radio" name="group" />
        <input id="two" type="radio" name="group" />
        <input id="other" type="radio" name="another" />
      </div>,
    ),
  );
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

function control(id: string): HTMLInputElement {
  const found = container.querySelector(`#${id}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no ${id}`);
  return found;
}

const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });
const click = () => new MouseEvent('click', { bubbles: true });
const input = () => new InputEvent('input', { bubbles: true });
const focusout = (to: HTMLElement | null) =>
  new FocusEvent('focusout', { relatedTarget: to, bubbles: true });

describe('a root that is spared', () => {
  it('is told of everything where no control serves itself', () => {
    for (const event of [key('a'), input(), click()]) control('text').dispatchEvent(event);
    expect(told).toEqual(['keydown', 'input', 'click']);
  });

  it('is not told of the keys and changes of a control that serves itself', () => {
    const heard = vi.fn<(event: Event) => void>();
    servesItself(control('text'), { input: heard });
    for (const event of [key('a'), input(), click()]) control('text').dispatchEvent(event);
    expect(told).toEqual([]);
    expect(heard.mock.calls.map(([{ type }]) => type)).toEqual(['input']);
  });

  it.each(['Tab', 'Enter', 'Escape'])('is told of %s, which dialogs and forms wait for', (name) => {
    servesItself(control('text'), {});
    control('text').dispatchEvent(key(name));
    expect(told).toEqual(['keydown']);
  });

  it('is told that a text gets and loses the focus', () => {
    servesItself(control('text'), {});
    control('text').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    control('text').dispatchEvent(focusout(null));
    expect(told).toEqual(['focus', 'blur']);
  });

  it('is told where the focus leaves a group of radios, and not where it moves in it', () => {
    for (const id of ['one', 'two', 'other']) servesItself(control(id), {});
    control('one').dispatchEvent(focusout(control('two')));
    expect(told).toEqual([]);
    control('two').dispatchEvent(focusout(control('other')));
    control('other').dispatchEvent(focusout(null));
    expect(told).toEqual(['blur', 'blur']);
  });

  it('is told of what no control serves, as a pointer', () => {
    const seen = vi.fn<() => void>();
    container.addEventListener('pointerdown', seen);
    servesItself(control('text'), {});
    control('text').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(seen).toHaveBeenCalledOnce();
  });
});

it('ends the listening of a control', () => {
  const heard = vi.fn<() => void>();
  const end = servesItself(control('text'), { input: heard });
  end();
  control('text').dispatchEvent(input());
  expect(heard).not.toHaveBeenCalled();
});
