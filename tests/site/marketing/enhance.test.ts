// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyRecord, withValues } from '../../../src/engine/draft/record.ts';
import { serialize } from '../../../src/engine/draft/stored-form.ts';
import { chosenIndustry } from '../../../src/site/marketing/enhance/chosen-industry.ts';
import { missingPath } from '../../../src/site/marketing/enhance/missing-path.ts';
import { notice } from '../../../src/site/marketing/enhance/notice.ts';
import { savedAnswers } from '../../../src/site/marketing/enhance/saved-answers.ts';
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

describe('the notice from the previous page', () => {
  const handOver = (state: unknown) => {
    vi.useFakeTimers();
    frame.innerHTML = '<div role="status" data-notices data-close="Close"></div>';
    history.replaceState({ idx: 3, usr: state }, '');
    const undo = notice(frame);
    vi.runAllTimers();
    return undo;
  };

  it('is shown once, as text, and taken out of the history entry', () => {
    handOver({ notice: { text: 'Done. <b>QTE-1</b>', kind: 'success' } });
    expect(frame.querySelector('p')?.textContent).toBe('Done. <b>QTE-1</b>');
    expect(frame.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe('success');
    expect(history.state).toEqual({ idx: 3, usr: null });
  });

  it('has a link where it was given one, to this site only', () => {
    handOver({ notice: { text: 'Done.', link: { text: 'Receipt', href: '/receipt' } } });
    expect(frame.querySelector('a')?.getAttribute('href')).toBe('/receipt');
    handOver({ notice: { text: 'Done.', link: { text: 'Away', href: '//elsewhere.test' } } });
    expect(frame.querySelector('a')).toBeNull();
  });

  it('can be closed', () => {
    handOver({ notice: { text: 'Done.', kind: 'success' } });
    frame.querySelector('button')?.click();
    expect(frame.querySelector('p')).toBeNull();
  });

  it('survives the double mounting of React in development', () => {
    vi.useFakeTimers();
    frame.innerHTML = '<div data-notices></div>';
    history.replaceState({ usr: { notice: { text: 'Done.', kind: 'success' } } }, '');
    notice(frame)?.();
    notice(frame);
    vi.runAllTimers();
    expect(frame.querySelectorAll('p')).toHaveLength(1);
  });

  it.each([undefined, null, 'text', {}, { notice: 'text' }, { notice: { text: 1 } }])(
    'is not shown for the state %j',
    (state) => {
      handOver(state);
      expect(frame.querySelector('p')).toBeNull();
    },
  );
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
