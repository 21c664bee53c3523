// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { textOf } from '../../../src/engine/logic/json.ts';
import { carpenterAnswers } from '../../browser/funnel/carpenter.ts';
import { ID, openFunnel, stored, type Rows } from './open-funnel.tsx';

/** A plumber in Texas, whose code is not its first two letters, before the e-mail. */
const plumber = {
  businessType: 'construction',
  operatingState: 'Texas',
  constructionTypes: [{ id: 'plumbing', name: 'Plumbing', ncciCode: '5183' }],
};
const version = '2026-11-30T12:00:00+00:00';
/** What the server has of somebody with these answers. */
const rowsWith = (columns: object, answers: object): Rows => ({
  onboarding: { id: ID, updated_at: version, ...columns },
  onboarding_answers: {
    id: ID,
    updated_at: version,
    answers: { ...answers },
    current_step: 3,
    flow_version: 1,
  },
});
/** The server has acknowledged these answers of an earlier visit. */
const acknowledged = (answers: object) => ({
  ...answers,
  flowVersion: 1,
  sync: Object.fromEntries(
    Object.keys(answers).map((section) => [section, { rev: '1.a', ack: '1.a' }]),
  ),
});

const press = (name: string) => screen.getByRole('button', { name });
/** Long enough for what is sent after a pause. */
const LATER = { timeout: 20_000 };

/** Gives the e-mail and continues; the server then has it. */
async function giveEmail(saved: object, rows: Rows = {}) {
  const funnel = await openFunnel('/onboarding/email', { saved: { ...saved }, rows });
  await funnel.user.type(screen.getByRole('textbox'), 'ada@example.com');
  await funnel.user.click(press('Continue'));
  await waitFor(() => expect(rows['onboarding']?.['email']).toBe('ada@example.com'), LATER);
  await waitFor(() => expect(funnel.place()).toBe('/onboarding/details'), LATER);
  return { ...funnel, calls: funnel.sent.map(({ call }) => call) };
}

/** Lets no pause of the draft end: what is sent from now on was not waiting for one. */
function holdPauses() {
  const wait = window.setTimeout.bind(window);
  const held = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((run: () => void, milliseconds = 0) =>
      milliseconds < SHORTEST_PAUSE ? wait(run, milliseconds) : 0) as typeof window.setTimeout);
  onTestFinished(() => held.mockRestore());
}

/** Milliseconds: less than any wait before answers are sent. */
const SHORTEST_PAUSE = 500;

/** Answers the last question with all others answered, and continues. */
async function submit(change: object = {}, rows: Rows = {}, refuses?: (body: object) => boolean) {
  const saved = { ...carpenterAnswers, ...change };
  const funnel = await openFunnel('/onboarding/tools-and-equipment', { saved, rows, refuses });
  await funnel.user.click(press('Continue'));
  return funnel;
}

describe('what a visitor answers', () => {
  it('stands flat in this browser', async () => {
    await giveEmail(plumber);
    expect(stored()).toMatchObject({
      ...plumber,
      uuid: ID,
      currentStep: 4,
      email: { email: 'ada@example.com' },
    });
  });

  it('stands in the second store, with its id and the loading flag', async () => {
    await giveEmail(plumber);
    expect(stored('onboardingData')).toMatchObject({
      uuid: ID,
      businessType: { businessType: 'construction', operatingState: 'Texas' },
      constructionTypes: { constructionTypes: plumber.constructionTypes },
      email: { email: 'ada@example.com' },
      loading: expect.any(Boolean),
    });
  });

  it('stands in the second store in the shape of the specification', async () => {
    await giveEmail({ ...carpenterAnswers, email: undefined });
    expect(stored('onboardingData')).toMatchObject({
      businessType: { businessType: 'construction', operatingState: 'Illinois' },
      constructionTypes: { constructionTypes: carpenterAnswers['constructionTypes'] },
      email: { email: 'ada@example.com' },
      subcontractors: { usesSubcontractors: true },
      businessActivity: { activities: carpenterAnswers['businessActivities'] },
      subcontractorCoverage: { accepted: true },
    });
  });

  it('is inserted with the columns of the specification where the server has no row', async () => {
    const { rows, calls } = await giveEmail(plumber);
    expect(calls.filter((call) => call === 'POST onboarding')).toHaveLength(1);
    expect(rows['onboarding']).toEqual({
      id: ID,
      flow_id: 'onboarding',
      updated_at: expect.any(String),
      address_state: 'TX',
      industry_ui: 'construction',
      email: 'ada@example.com',
      ncci_class_code: '5183',
    });
  });

  it('updates the row that the server has', async () => {
    const columns = { address_state: 'TX', industry_ui: 'construction', ncci_class_code: '5183' };
    const { calls } = await giveEmail(acknowledged(plumber), rowsWith(columns, plumber));
    expect(calls).toContain('PATCH onboarding');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('goes to the second table', async () => {
    const { rows } = await giveEmail(plumber);
    await waitFor(() =>
      expect(rows['onboarding_answers']).toMatchObject({
        id: ID,
        answers: { ...plumber, email: { email: 'ada@example.com' } },
      }),
    );
  });

  it('is sent after the own rows were read once, by their id', async () => {
    const { sent, calls } = await giveEmail(plumber);
    expect(calls.slice(0, 2)).toEqual(['GET onboarding', 'GET onboarding_answers']);
    expect(calls.slice(2).filter((call) => call.startsWith('GET'))).toEqual([]);
    for (const { parameters } of sent.slice(0, 2)) expect(parameters.get('id')).toBe(`eq.${ID}`);
  });

  it('leaves columns without an answer out', async () => {
    const { rows } = await openFunnel('/onboarding/email', {
      saved: { businessType: 'food', operatingState: 'Texas', email: { email: '' } },
    });
    await waitFor(() => expect(rows['onboarding']).toBeDefined(), LATER);
    expect(rows['onboarding']).toEqual({
      id: ID,
      flow_id: 'onboarding',
      updated_at: expect.any(String),
      address_state: 'TX',
      industry_ui: 'food',
    });
  });

  it('is parked and not sent once it is no longer asked', async () => {
    const { rows } = await openFunnel('/onboarding/email', {
      saved: { ...plumber, businessType: 'food' },
    });
    await waitFor(() => expect(rows['onboarding_answers']).toBeDefined(), LATER);
    expect(rows['onboarding_answers']?.['answers']).toEqual({
      businessType: 'food',
      operatingState: 'Texas',
    });
    expect(stored()).toMatchObject({ constructionTypes: plumber.constructionTypes });
  });
});

describe('what a visitor hides by another answer', () => {
  it('stays on this device and is not sent (D37)', async () => {
    const pastInsurance = { ...Object(carpenterAnswers['pastInsurance']), insuranceClaims: false };
    const { rows } = await openFunnel('/onboarding/past-insurance', {
      saved: { ...carpenterAnswers, pastInsurance },
    });
    await waitFor(() => expect(rows['onboarding_answers']).toBeDefined(), LATER);
    expect(rows['onboarding_answers']?.['answers']).toMatchObject({
      pastInsurance: {
        insuranceClaims: false,
        businessIssues: true,
        selectedIssues: { lawsuits: true },
        understandExclusions: true,
      },
    });
    expect(JSON.stringify(rows)).not.toContain('claimDetails');
    expect(stored()).toMatchObject({ pastInsurance });
  });

  it('empties the columns that it filled (D28)', async () => {
    const columns = { address_state: 'TX', industry_ui: 'construction', ncci_class_code: '5183' };
    const { rows, sent } = await openFunnel('/onboarding/email', {
      saved: { ...acknowledged(plumber), businessType: 'food', sync: undefined },
      rows: rowsWith(columns, plumber),
    });
    await waitFor(() => expect(rows['onboarding']?.['industry_ui']).toBe('food'), LATER);
    const patch = sent.find(({ call }) => call === 'PATCH onboarding');
    expect(patch?.body).toEqual({ industry_ui: 'food', ncci_class_code: null });
  });
});

describe('what the server has', () => {
  const remote = { businessType: 'retail', operatingState: 'Ohio' };
  const rows = () => rowsWith({ address_state: 'OH', industry_ui: 'retail' }, remote);
  const industry = (name: string) => screen.getByRole('radio', { name });

  it('overrides what this browser has sent before, and is copied back', async () => {
    const saved = acknowledged({ businessType: 'food', operatingState: 'Texas' });
    await openFunnel('/onboarding', { saved, rows: rows() });
    await waitFor(
      () => expect(industry('Retail & E-Commerce')).toHaveProperty('checked', true),
      LATER,
    );
    expect(stored()).toMatchObject(remote);
  });

  it('does not override what this browser has not sent yet, which is pushed', async () => {
    const saved = { ...acknowledged({ operatingState: 'Ohio' }), businessType: 'food' };
    const funnel = await openFunnel('/onboarding', { saved, rows: rows() });
    await waitFor(() => expect(funnel.rows['onboarding']?.['industry_ui']).toBe('food'), LATER);
    expect(industry('Food & Beverage')).toHaveProperty('checked', true);
  });

  it('is read as a status and never as an industry once it is quoted', async () => {
    const quoted = rowsWith({ address_state: 'OH', industry_ui: 'quoted:QTE-42' }, {});
    delete quoted['onboarding_answers'];
    await openFunnel('/onboarding', { saved: {}, rows: quoted });
    await waitFor(() => expect(stored()['quoteId']).toBe('QTE-42'), LATER);
    expect(stored()).toMatchObject({ quoteStatus: 'quoted', operatingState: 'Ohio' });
    expect(stored()).not.toHaveProperty('businessType');
  });
});

describe('the request for a quote', () => {
  it('makes the status quoted and an id of QTE- and a number below ten million', async () => {
    await submit();
    await waitFor(() => expect(stored()['quoteStatus']).toBe('quoted'), LATER);
    expect(stored()['quoteId']).toMatch(/^QTE-\d{1,7}$/);
  });

  it('is sent at once as a status with the id', async () => {
    holdPauses();
    const { rows } = await submit();
    await waitFor(
      () =>
        expect(rows['onboarding']?.['industry_ui']).toBe(`quoted:${textOf(stored()['quoteId'])}`),
      LATER,
    );
  });

  it('updates the row that the server has', async () => {
    const columns = { address_state: 'IL', industry_ui: 'construction' };
    const { sent } = await submit({}, rowsWith(columns, carpenterAnswers));
    await waitFor(() => expect(stored()['quoteStatus']).toBe('quoted'), LATER);
    const status = `quoted:${textOf(stored()['quoteId'])}`;
    const requests = () => sent.filter(({ body }) => body['industry_ui'] === status);
    await waitFor(() => expect(requests().length).toBeGreaterThan(0), LATER);
    expect(requests().map(({ call }) => call)).toEqual(['PATCH onboarding']);
    expect(requests()[0]?.parameters.get('id')).toBe(`eq.${ID}`);
  });

  it('leads to the quote 3.5 s after the loader appears', async () => {
    const { place } = await submit();
    await screen.findByRole('heading', { name: 'Preparing your quote...' });
    const began = performance.now();
    await waitFor(() => expect(place()).toBe('/onboarding/quote'), LATER);
    expect(performance.now() - began).toBeGreaterThan(3000);
  });

  it('that does not arrive shows "Quote submission error" and leads to the quote', async () => {
    const { place } = await submit({}, {}, (body) => JSON.stringify(body).includes('quoted:'));
    expect(await screen.findByText('Quote submission error')).toBeDefined();
    expect(
      screen.getByText("We couldn't process your quote at this time. Please try again later."),
    ).toBeDefined();
    await waitFor(() => expect(place()).toBe('/onboarding/quote'), LATER);
  });

  it('is not made while an answer is missing: the first gap opens, and leads back', async () => {
    const { place, sent, user } = await submit({ email: undefined });
    await waitFor(() => expect(place()).toBe('/onboarding/email'), LATER);
    expect(stored()).not.toHaveProperty('quoteStatus');
    expect(JSON.stringify(sent)).not.toContain('quoted');
    await user.type(await screen.findByRole('textbox'), 'ada@example.com');
    await user.click(press('Continue'));
    await waitFor(() => expect(place()).toBe('/onboarding/tools-and-equipment'), LATER);
  });
});
