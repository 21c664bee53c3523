// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import brand from '../../../schemas/catalog/brand.json' with { type: 'json' };
import states from '../../../schemas/catalog/states.json' with { type: 'json' };
import { QuoteNotices } from '../../../src/site/quote/QuoteDetails.tsx';
import fraudStatements from '../../../schemas/catalog/fraud-statements.json';
import { fraudStatement } from '../../../src/site/quote/fraud-statement.ts';

afterEach(cleanup);

const open = (operatingState?: string) => {
  render(<QuoteNotices {...(operatingState && { operatingState })} />);
  return screen.getByRole('region', { name: 'Good to know' });
};

describe('the notices of a quote', () => {
  it.each(states.entries.map(({ id }) => id))(
    'in %s say when coverage starts, and have carrier, license and the fraud notice',
    (state) => {
      const notices = open(state);
      const said = notices.textContent;
      expect(said).toContain('Coverage starts only when a policy is issued.');
      expect(said).toContain(brand.carrier);
      expect(said).toContain(brand.license);
      const fraud = fraudStatement(fraudStatements, state);
      expect(said).toContain(fraud.text);
      const own = fraud.state === undefined ? 'Fraud notice' : `Fraud notice for ${fraud.state}`;
      expect(within(notices).getByRole('heading', { name: own })).toBeDefined();
    },
  );

  it('do not name an unknown state', () => {
    expect(within(open()).getByRole('heading', { name: 'Fraud notice' })).toBeDefined();
  });

  it('say what a visitor can rely on, and whom to call', () => {
    const notices = within(open());
    expect(
      notices.getAllByRole('listitem').map((item) => item.querySelector('h3')?.textContent),
    ).toEqual(['Change any answer later', 'No credit check', 'Talk to a person']);
    expect(notices.getByRole('link', { name: brand.salesPhone.display }).getAttribute('href')).toBe(
      `tel:${brand.salesPhone.tel}`,
    );
  });

  it('explain what a binder is', () => {
    expect(open().textContent).toContain('A binder is temporary proof of insurance,');
  });
});
