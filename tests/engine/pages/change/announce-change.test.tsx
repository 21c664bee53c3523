// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DraftStore } from '../../../../src/engine/draft/types.ts';
import { ambientAt } from '../../../../src/engine/flow/stored/dates.ts';
import { placeFor, urlOf } from '../../../../src/engine/flow/navigate.ts';
import type { Answers } from '../../../../src/engine/flow/types.ts';
import {
  type LastChange,
  lastChangeOfVisit,
} from '../../../../src/engine/pages/change/last-change.ts';
import { announceChange } from '../../../../src/engine/pages/change/announce-change.tsx';
import { flow, onboarding } from '../onboarding.ts';
import { OnboardingProvider } from '../../../../src/engine/pages/onboarding-context.tsx';
import type { ChangeLine } from '../../../../src/engine/pages/surroundings.ts';
import { carpenterAnswers } from '../../../browser/funnel/carpenter.ts';
import { newDraft } from '../new-draft.ts';

const ambient = ambientAt('2026-11-21', { quoteStatus: 'quoted' });
let store: DraftStore;
let lastChange: LastChange;

beforeEach(() => {
  store = newDraft();
  lastChange = lastChangeOfVisit();
  store.change({ ...carpenterAnswers } as Answers, {});
});
afterEach(() => {
  cleanup();
});

const answers = () => structuredClone(store.getSnapshot().answers);

/** Changes sections on a step and continues to a place, optionally coming from the quote's review. */
function change(on: string, sections: Answers, to: string, fromQuote = false) {
  const step = flow.step(on);
  const opened = store.getSnapshot();
  store.change(sections);
  const place = placeFor(flow, to, store.getSnapshot().answers, ambient);
  if (step === undefined || place === undefined) throw new Error('The flow has no such step');
  const returnTo = fromQuote ? { page: 'quote', state: {} } : undefined;
  const lineOf: ChangeLine = (_before, now) => `Now in ${JSON.stringify(now['operatingState'])}.`;
  announceChange({ flow, store, lastChange, step, ambient, opened, place, returnTo, lineOf });
  return { at: to, url: urlOf(place) };
}

async function arrive({ at, url }: { at: string; url: string }) {
  let pathname = '';
  function Page() {
    pathname = useLocation().pathname;
    return lastChange.noticeAt(at);
  }
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[url]}>
        <OnboardingProvider questionnaire={onboarding} store={store}>
          <Page />
        </OnboardingProvider>
      </MemoryRouter>,
    );
  });
  return { user: userEvent.setup(), path: () => pathname };
}

const lines = () =>
  [...screen.getByRole('complementary').querySelectorAll('p')].map((one) => one.textContent);

it('says which answers another industry sets aside, and Undo restores them all', async () => {
  const before = answers();
  const { user, path } = await arrive(change('industry', { businessType: 'food' }, 'email'));
  expect(lines()).toEqual([
    'Your change affects other answers',
    `Set aside, and back if you change this again: ${flow.step('construction-types')?.source.label}.`,
    'All your other answers are kept.',
  ]);
  expect(answers()).not.toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(answers()).toEqual(before);
  expect(path()).toBe('/onboarding');
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('notes on the quote that it is up to date at the same price, and offers Undo there', async () => {
  const before = answers();
  const { user, path } = await arrive(
    change('contact-info', { contactInfo: { city: 'Joliet' } }, 'quote', true),
  );
  expect(lines()[0]).toBe('Updated');
  expect(lines()[1]).toBe('Now in "Illinois".');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(answers()).toEqual(before);
  expect(path()).toBe('/onboarding/quote');
});

it('notes on the quote that its price has changed', async () => {
  await arrive(change('industry', { operatingState: 'Maine' }, 'quote', true));
  expect(lines()[1]).toBe('Now in "Maine".');
});

it('undoes all changes on the way back to the quote together', async () => {
  const before = answers();
  change('industry', { businessType: 'food' }, 'email', true);
  const { user } = await arrive(
    change('email', { email: { email: 'b@example.com' } }, 'quote', true),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(answers()).toEqual(before);
});

it('keeps answers changed since then', async () => {
  const { user } = await arrive(
    change('contact-info', { contactInfo: { city: 'Joliet' } }, 'quote', true),
  );
  store.change({ contactInfo: { city: 'Aurora' } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(answers()['contactInfo']).toEqual({ city: 'Aurora' });
});

it('never brings back answers that were deleted before the way back was over', async () => {
  change('industry', { businessType: 'food' }, 'email', true);
  store.startOver();
  store.change({ ...carpenterAnswers, contactInfo: { city: 'Aurora' } } as Answers);
  const before = answers();
  const { user } = await arrive(
    change('contact-info', { contactInfo: { city: 'Joliet' } }, 'quote', true),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(answers()).toEqual(before);
});

it('cannot be undone once the answers were deleted', async () => {
  const { user } = await arrive(
    change('contact-info', { contactInfo: undefined, email: undefined }, 'quote', true),
  );
  await act(async () => store.startOver());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(answers()).toEqual({});
});

it('says nothing about a change that affects nothing else', () => {
  change('contact-info', { contactInfo: { city: 'Joliet' } }, 'ownership');
  expect(lastChange.noticeAt('ownership')).toBeNull();
});
