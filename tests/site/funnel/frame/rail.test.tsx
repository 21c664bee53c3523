// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createDraftStore } from '../../../../src/engine/draft/draft-store.ts';
import Rail from '../../../../src/site/funnel/frame/Rail.tsx';
import { OnboardingProvider } from '../../../../src/engine/pages/onboarding-context.tsx';
import { loadWords } from '../../../../src/engine/pages/end-pages/load-page.ts';
import { draftPolicy } from '../../../../src/engine/pages/policy.ts';
import { fakeClock, fakeRandom } from '../../../engine/draft/world.ts';
import type { JsonObject } from '../../../../src/engine/logic/json.ts';
import { flow, onboarding } from '../../../engine/pages/onboarding.ts';

async function openRail(answers: JsonObject) {
  const store = createDraftStore({
    storage: null,
    clock: fakeClock(),
    random: fakeRandom(),
    policy: draftPolicy(onboarding),
  });
  store.change(answers, { currentStep: 2 });
  for (const page of flow.source.pages) await loadWords(page);
  const at = flow.source.sections?.[1]?.from ?? '';
  // It waits for what it says, loaded or not.
  await act(async () =>
    render(
      <MemoryRouter>
        <OnboardingProvider questionnaire={onboarding} store={store}>
          <Suspense>
            <Rail at={at} />
          </Suspense>
        </OnboardingProvider>
      </MemoryRouter>,
    ),
  );
  return within(screen.getByRole('complementary', { name: 'Where you are' }));
}

it('lists every section, and marks the current and completed ones', async () => {
  const rail = await openRail({});
  const items = rail.getAllByRole('listitem');
  expect(items).toHaveLength(flow.source.sections?.length ?? 0);
  expect(items[0]?.textContent).toContain('(done)');
  expect(items[1]?.getAttribute('aria-current')).toBe('step');
  expect(items[2]?.textContent).toBe(flow.source.sections?.[2]?.label);
});

it('shows the answers so far, and whether the plans have what they ask for', async () => {
  const rail = await openRail({
    operatingState: 'Illinois',
    umbrellaLiability: { include: true, limit: '$2M' },
    generalLiabilityRecommended: true,
  });
  expect(rail.getByText('State').nextElementSibling?.textContent).toBe('Illinois');
  const coverage = within(rail.getByRole('region', { name: 'Coverage so far' }));
  const namesIn = (label: string) =>
    within(coverage.getByRole('list', { name: label }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(namesIn('In every plan')).toContain('General liability');
  expect(namesIn('Asked for, not in these plans')).toEqual(['Umbrella ($2M)']);
});

it('names an umbrella without a limit as long as none is chosen', async () => {
  const rail = await openRail({ umbrellaLiability: { include: true } });
  expect(rail.getByText('Umbrella')).toBeDefined();
});

it('leaves the minutes left and the phone number to the top of the page', async () => {
  const rail = await openRail({ operatingState: 'Illinois' });
  expect(rail.queryByText(/min left/)).toBeNull();
  expect(rail.queryByRole('link')).toBeNull();
});

it('has no heading for answers before there are any', async () => {
  const rail = await openRail({});
  expect(rail.queryByRole('heading')).toBeNull();
});
