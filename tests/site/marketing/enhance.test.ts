// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyRecord, withValues } from '../../../src/engine/draft/record/record.ts';
import { serialize } from '../../../src/engine/draft/record/stored-form.ts';
import {
  chosenIndustry,
  missingPath,
  savedAnswers,
} from '../../../src/site/marketing/enhance/enhance.ts';
import { ending } from '../../../src/site/marketing/enhance/ending.ts';
import { samplePolicy } from '../../engine/draft/sample-policy.ts';

let frame: HTMLElement;
beforeEach(() => {
  frame = document.createElement('div');
  document.body.replaceChildren(frame);
  localStorage.clear();
  history.replaceState(null, '');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the end of a purchase', () => {
  const handed = {
    text: 'Done. <b>bold</b>',
    quoteId: 'QTE-1',
    plan: 'Basic',
    receipt: '/receipt',
  };
  const show = (state?: unknown) => {
    frame.innerHTML = `<main tabindex="-1"></main><section data-ending hidden>
      <p data-ending-part="text"></p>
      <p data-ending-part="quoteId">Number <b data-ending-value></b></p>
      <p data-ending-part="plan">Plan <b data-ending-value></b></p>
      <p data-ending-part="receipt"><a data-ending-value>Receipt</a></p>
      <p data-ending-part="quote"><a data-ending-value>Quote</a></p>
      <button data-ending-close>Close</button></section>`;
    history.replaceState(state === undefined ? null : { idx: 3, usr: state }, '');
    return ending(frame);
  };
  const block = () => frame.querySelector<HTMLElement>('[data-ending]');
  const shownParts = () =>
    [...frame.querySelectorAll<HTMLElement>('[data-ending-part]')]
      .filter((part) => !part.hidden)
      .map((part) => part.textContent);
  beforeEach(() => localStorage.setItem('onboardingProgress', '{"quoteId":"QTE-1"}'));

  it('is shown with what was handed over, as text', () => {
    show({ ending: handed });
    expect(block()?.hidden).toBe(false);
    expect(shownParts()).toEqual(['Done. <b>bold</b>', 'Number QTE-1', 'Plan Basic', 'Receipt']);
    expect(frame.querySelector('a')?.getAttribute('href')).toBe('/receipt');
  });

  it('is still there on a later visit, until it is dismissed', () => {
    show({ ending: handed });
    show();
    expect(shownParts()).toContain('Number QTE-1');
    frame.querySelector('button')?.click();
    expect(block()?.hidden).toBe(true);
    expect(document.activeElement).toBe(frame.querySelector('main'));
    show();
    expect(block()?.hidden).toBe(true);
  });

  it('does not come back with Back once it is dismissed', () => {
    show({ ending: handed });
    frame.querySelector('button')?.click();
    expect(history.state).toEqual({ idx: 3, usr: null });
  });

  it('goes with the answers that it belongs to', () => {
    show({ ending: handed });
    localStorage.removeItem('onboardingProgress');
    show();
    expect(block()?.hidden).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('links to this site only', () => {
    show({ ending: { ...handed, receipt: '//elsewhere.test' } });
    expect(shownParts()).not.toContain('Receipt');
  });

  it('is taken away with the page, and shown once by the double mounting of React', () => {
    show({ ending: handed })?.();
    expect(block()?.hidden).toBe(true);
    ending(frame);
    expect(block()?.hidden).toBe(false);
  });

  it.each([undefined, null, 'text', {}, { ending: 'text' }, { ending: { text: 1 } }])(
    'is not shown for the state %j',
    (state) => {
      show(state);
      expect(block()?.hidden).toBe(true);
    },
  );

  it('is shown where the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    show({ ending: handed });
    expect(block()?.hidden).toBe(false);
  });
});

describe('the log-in dialog', () => {
  const parts = () =>
    [...frame.querySelectorAll<HTMLElement>('[data-saved-answers]')]
      .filter((part) => !part.hidden)
      .map((part) => part.dataset['savedAnswers']);
  beforeEach(() => {
    frame.innerHTML = '<p data-saved-answers="found" hidden></p><p data-saved-answers="none"></p>';
  });

  it('offers to continue if this browser holds answers', () => {
    localStorage.setItem('onboardingProgress', '{"uuid":"x","businessType":"food"}');
    savedAnswers(frame);
    expect(parts()).toEqual(['found']);
  });

  it.each(['{"uuid":"x","currentStep":1,"flowVersion":1,"sync":{}}', '{}', 'null', '{"uuid"'])(
    'says that there are none when only %s is left',
    (draft) => {
      localStorage.setItem('onboardingProgress', draft);
      savedAnswers(frame);
      expect(parts()).toEqual(['none']);
    },
  );

  it.each([
    ['an answer was given', { email: 'a@b.co' }, ['found']],
    ['the only answer was taken back', { email: undefined }, ['none']],
  ])('reads the draft as stored after %s', (_what, answers, shown) => {
    const values = withValues(
      emptyRecord('an-id-of-one', 1),
      { ...answers, quoteId: 'QTE-1' },
      'a',
    );
    const text = serialize({ ...values, savedAt: new Date().toISOString() }, samplePolicy);
    localStorage.setItem('onboardingProgress', text);
    savedAnswers(frame);
    expect(parts()).toEqual(shown);
  });

  it('offers no answers that the questionnaire deletes for their age (D40)', () => {
    const savedAt = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000).toISOString();
    localStorage.setItem('onboardingProgress', JSON.stringify({ email: 'a@b.co', savedAt }));
    savedAnswers(frame);
    expect(parts()).toEqual(['none']);
  });

  it('says so if there is none', () => {
    savedAnswers(frame);
    expect(parts()).toEqual(['none']);
  });

  it('treats a browser that forbids storage as having none', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    savedAnswers(frame);
    expect(parts()).toEqual(['none']);
  });
});

describe('the console', () => {
  it('logs which industry was chosen, until the page is left', () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    frame.innerHTML = '<a data-industry="Cleaning"><svg></svg></a>';
    const undo = chosenIndustry(frame);
    frame.querySelector('svg')?.dispatchEvent(new Event('click', { bubbles: true }));
    undo?.();
    frame.querySelector('svg')?.dispatchEvent(new Event('click', { bubbles: true }));
    expect(log.mock.calls).toEqual([['Industry chosen:', 'Cleaning']]);
  });

  it('logs a path that does not exist, and nothing else', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    missingPath(frame);
    expect(error).not.toHaveBeenCalled();
    frame.innerHTML = '<section data-not-found></section>';
    missingPath(frame);
    expect(error.mock.calls).toEqual([['Page not found:', location.pathname]]);
  });
});
