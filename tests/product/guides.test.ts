import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isObject, type Json } from '../../src/engine/core.ts';

const json = (path: string): Json => JSON.parse(readFileSync(path, 'utf8'));
const at = (from: Json | undefined, ...keys: string[]): Json | undefined =>
  keys.reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), from);

describe('a figure or a name that a visitor has to look up', () => {
  it.each([
    ['revenue-payroll', 'expectedRevenue', /line 1 of Schedule C/],
    ['revenue-payroll', 'expectedPayroll', /Form 941/],
    ['employees', 'subcontractorPayroll', /Form 1099-NEC/],
    ['about-your-business', 'businessActivityPercentages', /estimate is fine/],
    ['about-your-business', 'subcontractorActivityPercentages', /estimate is fine/],
    ['tools-and-equipment', 'equipmentCost', /Form 4562/],
    ['tools-and-equipment', 'hasClaimCircumstances', /customer complained/],
    ['contact-info', 'businessName', /CP 575/],
    ['ownership', 'ownershipStructure', /Form 1065/],
    ['past-insurance', 'claimDetails', /loss run/i],
  ])('%s says at %s where it stands, with an example', (step, field, where) => {
    const guide = at(json(`schemas/${step}/ui.json`), field, 'ui:options', 'guide');
    expect(JSON.stringify(guide)).toMatch(where);
    expect(at(guide, 'example')).toEqual(expect.any(String));
  });
});

it.each(['excluded-activities', 'excluded-operations'])(
  'every entry of %s is explained and stands under a heading',
  (name) => {
    const catalog = json(`schemas/catalog/${name}.json`);
    const list = (key: string) => {
      const found = at(catalog, key);
      return Array.isArray(found) ? found : [];
    };
    const groups = list('groups').map((group) => at(group, 'id'));
    for (const entry of list('entries')) {
      expect(at(entry, 'meaning')).toEqual(expect.stringMatching(/^[A-Z].{20,}\.$/));
      expect(groups).toContain(at(entry, 'group'));
    }
    const used = list('entries').map((entry) => at(entry, 'group'));
    expect(groups.filter((group) => !used.includes(group))).toEqual([]);
  },
);
