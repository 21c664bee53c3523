// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { carpenterAnswers } from '../../browser/funnel/carpenter.ts';
import { openFunnel } from './open-funnel.tsx';

const open = (step: string, change: object = {}) =>
  openFunnel(`/onboarding${step && `/${step}`}`, { saved: { ...carpenterAnswers, ...change } });

/** The labels of all boxes and buttons of a group, without their hints. */
function choicesIn(name: string): (string | undefined)[] {
  const group = screen.getByText(name, { selector: 'legend, legend *' }).closest('fieldset');
  return [
    ...(group?.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]') ?? []),
  ].map((input) => {
    const label = document.getElementById(input.getAttribute('aria-labelledby') ?? '');
    return (label ?? input.labels?.[0])?.textContent;
  });
}

/** The names of the trades, without the mark of those that are high-risk. */
const trades = () => choicesIn('Your trades').map((name = '') => name.replace(/High risk$/, ''));

/** The route table of the specification, with the first heading of each page. */
const ROUTES: readonly [path: string, heading: string][] = [
  ['', 'What kind of business do you run?'],
  ['/construction-types', 'What type of work do you do?'],
  ['/email', 'Great, we can help get your business covered!'],
  ['/details', 'Tell us about your business'],
  ['/recommendation', 'We recommend General Liability insurance'],
  ['/contact-info', 'Tell us about you'],
  ['/ownership', 'About your ownership structure'],
  ['/locations', 'About your locations'],
  ['/business-locations', 'Your permanent business addresses'],
  ['/employees', 'About your business'],
  ['/business-activity', 'Which activities does your business do?'],
  ['/subcontractors', 'Do you want to include subcontractor coverage?'],
  ['/about-your-business', 'How much of each activity do you do?'],
  ['/revenue-payroll', 'Your experience, revenue and payroll'],
  ['/subcontractor-coverage', 'Requirements for subcontracted work'],
  ['/employee-activities', 'About your work'],
  ['/general-contracting', 'About the work you supervise'],
  ['/past-insurance', 'About your insurance'],
  ['/insurance-start-date', 'When should your coverage start?'],
  ['/umbrella-liability', 'Do you want Umbrella/Excess Liability coverage?'],
  ['/tools-and-equipment', 'About your tools and equipment'],
  ['/quote', "HERE'S YOUR QUOTE FOR GENERAL CONTRACTOR INSURANCE"],
  ['/purchase', 'REVIEW & PURCHASE'],
];

describe('the questions, as a visitor opens them', () => {
  it('stand under the routes of the specification', async () => {
    const found: [string, string | null][] = [];
    for (const [path] of ROUTES) {
      // oxlint-disable-next-line no-await-in-loop -- one page at a time
      await openFunnel(`/onboarding${path}`, { saved: carpenterAnswers });
      found.push([path, screen.getByRole('heading', { level: 1 }).textContent]);
      cleanup();
    }
    expect(found).toEqual(ROUTES);
  });

  it('offer the 50 states by their names', async () => {
    await open('');
    const states = screen.getByRole('combobox', { name: /^State where you do most/ });
    const options = within(states)
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({ value }) => value !== '');
    const names = options.map(({ text }) => text);
    expect(options.map(({ value }) => value)).toEqual(names);
    expect(names).toHaveLength(50);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(expect.arrayContaining(['Alaska', 'Iowa', 'Texas', 'Wyoming']));
  });

  it('offer the 28 trades', async () => {
    await open('construction-types', { constructionTypes: undefined });
    expect(trades()).toHaveLength(28);
    expect(trades()).toEqual(expect.arrayContaining(['General Contractor', 'Roofing', 'Plumbing']));
  });

  it('ask which description fits for carpentry, siding and solar, and for no other trade', async () => {
    await open('construction-types', { constructionTypes: undefined });
    const labels = [...document.querySelectorAll('main form label:has(input[type=checkbox])')];
    const asked = labels.flatMap((label) => {
      fireEvent.click(label.querySelector('input') ?? label);
      const isAsked = screen.queryByText(/Which describes your .* work\?/) !== null;
      fireEvent.click(label.querySelector('input') ?? label);
      return isAsked ? [label.textContent] : [];
    });
    expect(labels).toHaveLength(28);
    expect(asked).toEqual([
      'Carpentry',
      'Siding Installation, Service and Repair',
      'Solar Contractor',
    ]);
  });

  it('mark roofing as high-risk, and no other trade', async () => {
    await open('construction-types');
    const marked = screen.getAllByText('High risk').map((mark) => mark.closest('label'));
    expect(marked.map((label) => label?.textContent)).toEqual(['RoofingHigh risk']);
  });

  it('offer the five business attributes, of which "None of the above" stands alone', async () => {
    const { user } = await open('details', { businessAttributes: undefined });
    expect(choicesIn('My business:')).toEqual([
      'Has one or more employees',
      'Uses tools and equipment to operate',
      'Rents or owns an office/business location',
      'Uses vehicles for business purposes',
      'None of the above',
    ]);
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await user.click(box(/^Uses tools/));
    await user.click(box(/^None of the above/));
    expect([box(/^Uses tools/).checked, box(/^None of the above/).checked]).toEqual([false, true]);
  });

  it('hand type, state and e-mail over when the details are left', async () => {
    const { user, place, handedOver } = await open('details');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(place()).toBe('/onboarding/recommendation'));
    expect(handedOver()).toMatchObject({
      businessType: 'construction',
      operatingState: 'Illinois',
      email: 'ada@example.com',
    });
  });

  it('offer six ownership structures', async () => {
    await open('ownership');
    expect(choicesIn('How is your business owned?')).toEqual([
      'Individual / Sole Proprietorship',
      'Partnership',
      'LLC',
      'Corporation',
      'Trust',
      'Other Entity',
    ]);
  });

  it('offer three work types', async () => {
    await open('employee-activities');
    expect(choicesIn('What is your role on most jobs?')).toEqual([
      'General contractor',
      'Subcontractor',
      'Other',
    ]);
  });

  it('offer three visit frequencies', async () => {
    await open('general-contracting');
    expect(choicesIn('How often do you visit each job site?')).toEqual([
      '4+ times a month',
      '1-3 times a month',
      'Less than once a month',
    ]);
  });

  it('offer two umbrella limits', async () => {
    await open('umbrella-liability');
    expect(choicesIn('Limit of the umbrella coverage')).toEqual(['$1M', '$2M']);
  });

  it('state the four requirements for subcontractors', async () => {
    await open('subcontractor-coverage');
    const list = screen
      .getByRole('heading', { name: 'Subcontracting requirements' })
      .closest('section, div, form');
    const items = within(list as HTMLElement).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/carries liability limits at least equal/),
      expect.stringMatching(/certificate that names you/),
      expect.stringMatching(/without such a certificate/),
      expect.stringMatching(/hold every license/),
    ]);
  });

  it('count 21 steps for construction, 20 for everyone else, and 21 for who has not said yet', async () => {
    await openFunnel('/onboarding');
    expect(screen.getByText('Step 1 of 21')).toBeDefined();
    cleanup();
    await open('tools-and-equipment');
    expect(screen.getByText('Step 21 of 21')).toBeDefined();
    cleanup();
    await open('tools-and-equipment', { businessType: 'food' });
    expect(screen.getByText('Step 20 of 20')).toBeDefined();
  });
});
