import { describe, expect, it } from 'vitest';
import activities from '../../schemas/catalog/activities.json' with { type: 'json' };
import planExclusions from '../../schemas/catalog/plan-exclusions.json' with { type: 'json' };
import trades from '../../schemas/catalog/trades.json' with { type: 'json' };

/** The construction trade catalog of the specification, section 3. */
const specified: [id: string, name: string, ...codes: string[]][] = [
  ['general-contractor', 'General Contractor', '5606'],
  ['carpentry', 'Carpentry', '5403', '5645'],
  ['handyperson', 'Handyperson', '9015'],
  ['appliance-installation', 'Appliance Installation, Service and Repair', '9519'],
  ['building-sign', 'Building Sign Installation', '9521'],
  ['concrete', 'Concrete Construction', '5221'],
  ['door-window', 'Door and Window Installation, Service and Repair', '5102'],
  ['drywall', 'Drywall and Wall Boarding Work', '5445'],
  ['electrical', 'Electrical Work', '5190'],
  ['excavation', 'Excavation and Grading', '6217'],
  ['fence', 'Fence and Gate Installation', '6400'],
  ['glass', 'Glass Dealers and Glaziers', '5462'],
  ['window-tinting', 'Home Window Tinting', '5538'],
  ['hvac', 'HVAC Work', '5537'],
  ['insulation', 'Insulation Work', '5552'],
  ['landscaping', 'Landscaping and Lawn Care', '0042'],
  ['masonry', 'Masonry Work', '5022'],
  ['painting', 'Painting', '5474'],
  ['paperhanger', 'Paperhangers', '5478'],
  ['paving', 'Paving and Asphalt Installation, Service and Repair', '5506'],
  ['plastering', 'Plastering or Stucco Work', '5479'],
  ['play-equipment', 'Play Equipment Construction and Assembly', '5403'],
  ['plumbing', 'Plumbing', '5183'],
  ['roofing', 'Roofing', '5551'],
  ['septic', 'Septic Tank System Installation, Service and Repair', '7228'],
  ['siding', 'Siding Installation, Service and Repair', '5645', '5403'],
  ['solar', 'Solar Contractor', '5190', '5551'],
  ['tile', 'Tile, Stone, and Flooring', '5348'],
];

const codesOf = (id: string) => trades.entries.find((trade) => trade.id === id)?.codes;

describe('trades', () => {
  it('are the 28 of the specification, with its names and class codes, in its order', () => {
    expect(specified).toHaveLength(28);
    const found = trades.entries.map(({ id, label, codes }) => [
      id,
      label,
      ...codes.map(({ code }) => code),
    ]);
    expect(found).toEqual(specified);
  });

  it('ask for a description only for carpentry, siding and solar', () => {
    const several = trades.entries.filter(({ codes }) => codes.length > 1).map(({ id }) => id);
    expect(several).toEqual(['carpentry', 'siding', 'solar']);
  });

  it('store the descriptions that the specification words', () => {
    const descriptions = (id: string) => codesOf(id)?.map(({ description }) => description);
    expect(descriptions('general-contractor')).toEqual(['supervisory only, no hands-on']);
    expect(descriptions('handyperson')).toEqual(['building maintenance and odd-job repair']);
    expect(descriptions('carpentry')).toEqual(['Commercial', 'Residential up to 3 stories']);
    expect(descriptions('siding')).toEqual(['Residential', 'Commercial']);
    expect(descriptions('solar')).toEqual(['primarily electrical/wiring', 'primarily roof work']);
  });

  it('offer several codes in the words in which they are stored', () => {
    const offered = trades.entries.flatMap(({ codes }) => (codes.length > 1 ? codes : []));
    const lower = (text: string) => text.toLowerCase();
    expect(offered.map(({ label }) => lower(label))).toEqual(
      offered.map(({ description }) => lower(description)),
    );
  });

  it.each(trades.entries)('$id has codes with different ids, labels and descriptions', (trade) => {
    for (const key of ['code', 'label', 'description'] as const) {
      const values = trade.codes.map((code) => code[key]);
      expect(values).not.toContain('');
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('mark roofing, and only roofing, as high-risk', () => {
    const highRisk = trades.entries.filter((trade) => 'highRisk' in trade && trade.highRisk);
    expect(highRisk.map(({ id }) => id)).toEqual(['roofing']);
  });

  it('lead to activity categories that exist', () => {
    const categories = new Set(activities.entries.map(({ id }) => id));
    expect(trades.entries.filter(({ category }) => !categories.has(category))).toEqual([]);
  });

  it('have unique icons, named in kebab case', () => {
    const icons = trades.entries.map(({ icon }) => icon);
    expect(icons.filter((icon) => !/^[a-z]+(-[a-z]+)*$/.test(icon))).toEqual([]);
    expect(new Set(icons).size).toBe(28);
  });

  it('warn about a fixed plan exclusion in the words of that exclusion', () => {
    const ending = ' excluded from every plan.';
    const warned = trades.entries.flatMap(({ id, note }) =>
      note?.endsWith(ending) ? [{ id, subject: note.slice(0, -ending.length) }] : [],
    );
    expect(warned.map(({ id }) => id)).toEqual(['concrete', 'insulation', 'paving', 'plumbing']);
    const labels = planExclusions.entries.map(({ label }) => label);
    const unknown = warned.filter(
      ({ subject }) => !labels.includes(subject.replace(/ (is|are)$/, '')),
    );
    expect(unknown).toEqual([]);
  });
});
