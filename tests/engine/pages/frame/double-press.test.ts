// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardDoublePress } from '../../../../src/engine/pages/frame/double-press.ts';

type Spot = { at: number; x?: number };

let heard: string[];
let stop: () => void;

beforeEach(() => {
  heard = [];
  document.body.innerHTML = '<button>Continue</button>';
  for (const type of ['pointerdown', 'click']) {
    button().addEventListener(type, () => heard.push(type));
  }
  goTo('/one');
  stop = guardDoublePress(window);
});

afterEach(() => {
  stop();
});

function button(): HTMLElement {
  const found = document.querySelector('button');
  if (found === null) throw new Error('There is no button');
  return found;
}

const goTo = (path: string) => window.history.replaceState(null, '', path);

function fire(type: string, { at, x = 100 }: Spot, detail = 1): void {
  const event = new PointerEvent(type, { bubbles: true, clientX: x, clientY: 100, detail });
  Object.defineProperty(event, 'timeStamp', { value: at });
  button().dispatchEvent(event);
}

function press(spot: Spot): void {
  fire('pointerdown', spot);
  fire('click', { ...spot, at: spot.at + 60 });
}

describe('the second half of a double press', () => {
  it('does nothing on the page that the first half led to', () => {
    press({ at: 1000 });
    goTo('/two');
    heard = [];
    press({ at: 1150, x: 110 });
    press({ at: 1390 });
    expect(heard).toEqual([]);
  });

  it('does nothing where the page changes between its pointer and its click', () => {
    press({ at: 1000 });
    fire('pointerdown', { at: 1130 });
    goTo('/two');
    heard = [];
    fire('click', { at: 1200 });
    press({ at: 1300 });
    expect(heard).toEqual([]);
  });

  it('works on the same page, where it may be two changes of one answer', () => {
    press({ at: 1000 });
    press({ at: 1150 });
    expect(heard).toEqual(['pointerdown', 'click', 'pointerdown', 'click']);
  });
});

describe('a new press on the next page', () => {
  it.each([
    { name: 'later', spot: { at: 1400 } },
    { name: 'elsewhere', spot: { at: 1150, x: 130 } },
  ])('works when it comes $name', ({ spot }) => {
    press({ at: 1000 });
    goTo('/two');
    heard = [];
    press(spot);
    expect(heard).toEqual(['pointerdown', 'click']);
  });

  it('works when a key led there, whatever was pressed before', () => {
    press({ at: 1000 });
    fire('click', { at: 1100 }, 0);
    goTo('/two');
    heard = [];
    press({ at: 1150 });
    expect(heard).toEqual(['pointerdown', 'click']);
  });

  it('works when it comes from a key', () => {
    press({ at: 1000 });
    goTo('/two');
    heard = [];
    fire('click', { at: 1100 }, 0);
    expect(heard).toEqual(['click']);
  });
});
