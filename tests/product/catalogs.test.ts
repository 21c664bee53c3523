import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import businessActivity from '../../schemas/business-activity/ui.json' with { type: 'json' };
import details from '../../schemas/details/ui.json' with { type: 'json' };
import activities from '../../schemas/catalog/activities.json' with { type: 'json' };
import attributes from '../../schemas/catalog/business-attributes.json' with { type: 'json' };
import coverage from '../../schemas/catalog/coverage.json' with { type: 'json' };
import excludedActivities from '../../schemas/catalog/excluded-activities.json' with { type: 'json' };
import excludedContracting from '../../schemas/catalog/excluded-general-contracting.json' with { type: 'json' };
import operations from '../../schemas/catalog/excluded-operations.json' with { type: 'json' };
import industries from '../../schemas/catalog/industries.json' with { type: 'json' };
import ownership from '../../schemas/catalog/ownership.json' with { type: 'json' };
import planExclusions from '../../schemas/catalog/plan-exclusions.json' with { type: 'json' };
import stateCodes from '../../schemas/catalog/state-codes.json' with { type: 'json' };
import states from '../../schemas/catalog/states.json' with { type: 'json' };
import subcontractorActivities from '../../schemas/catalog/subcontractor-activities.json' with { type: 'json' };
import subcontractorRequirements from '../../schemas/catalog/subcontractor-requirements.json' with { type: 'json' };
import umbrellaLimits from '../../schemas/catalog/umbrella-limits.json' with { type: 'json' };
import frequencies from '../../schemas/catalog/visit-frequencies.json' with { type: 'json' };
import workTypes from '../../schemas/catalog/work-types.json' with { type: 'json' };

const folder = new URL('../../schemas/catalog/', import.meta.url);
const files = readdirSync(folder).map((name) => {
  const content: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  return { name, content };
});

/** The entries of a catalog file, empty for files that are not lists. */
function entriesOf(content: unknown): unknown[] {
  const isList = typeof content === 'object' && content !== null && 'entries' in content;
  return isList && Array.isArray(content.entries) ? content.entries : [];
}

const ids = (catalog: { entries: readonly { id: string }[] }) =>
  catalog.entries.map((entry) => entry.id);

const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('every catalog file', () => {
  it.each(files)('$name names its own meta-schema', ({ name, content }) => {
    expect(content).toHaveProperty(
      '$schema',
      `../meta/catalog-${name.replace('.json', '.schema.json')}`,
    );
  });

  const lists = files.filter(({ content }) => entriesOf(content).length > 0);

  it('is a list of entries, except the four that hold single texts or mappings', () => {
    const singles = files.filter((file) => !lists.includes(file)).map(({ name }) => name);
    expect(singles).toEqual([
      'brand.json',
      'coverage.json',
      'fraud-statements.json',
      'payment.json',
    ]);
  });

  it.each(lists)('$name gives every entry a unique id', ({ content }) => {
    const found = entriesOf(content).map((entry) =>
      typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined,
    );
    expect(found.filter((id) => typeof id !== 'string' || id === '')).toEqual([]);
    expect(repeated(found)).toEqual([]);
  });

  it.each(lists)('$name gives every entry a unique label', ({ content }) => {
    const labels = entriesOf(content).flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'label' in entry ? [entry.label] : [],
    );
    expect(repeated(labels)).toEqual([]);
  });
});

describe('the choices that the specification fixes', () => {
  it('offers the six industries in its order', () => {
    expect(industries.entries.map(({ id, label }) => [id, label])).toEqual([
      ['construction', 'Construction'],
      ['food', 'Food & Beverage'],
      ['retail', 'Retail & E-Commerce'],
      ['office', 'Offices & Professionals'],
      ['cleaning', 'Cleaning'],
      ['other', 'Other Industries'],
    ]);
  });

  it('offers six ownership structures', () => {
    expect(ids(ownership)).toEqual([
      'individual',
      'partnership',
      'llc',
      'corporation',
      'trust',
      'other',
    ]);
  });

  it('words the business attributes as specified, with "none" as the exclusive choice', () => {
    expect(attributes.entries.map(({ id, label }) => [id, label])).toEqual([
      ['has-employees', 'Has one or more employees'],
      ['uses-tools', 'Uses tools and equipment to operate'],
      ['has-location', 'Rents or owns an office/business location'],
      ['uses-vehicles', 'Uses vehicles for business purposes'],
      ['none', 'None of the above'],
    ]);
    expect(details.businessAttributes['ui:options'].exclusive).toBe('none');
  });

  it('stores work types, visit frequencies and umbrella limits under the specified values', () => {
    expect(ids(workTypes)).toEqual(['general-contractor', 'subcontractor', 'other']);
    expect(ids(frequencies)).toEqual(['4+', '1-3', 'less-than-1']);
    expect(ids(umbrellaLimits)).toEqual(['$1M', '$2M']);
  });

  it('states the four requirements for subcontractors', () => {
    expect(ids(subcontractorRequirements)).toEqual([
      'limits',
      'certificate',
      'no-cover-without',
      'licenses',
    ]);
  });
});

describe('states', () => {
  it('are the 50 states in alphabetical order, stored under their full names', () => {
    expect(ids(states)).toHaveLength(50);
    expect(ids(states)).toEqual(ids(states).toSorted());
    expect(states.entries.filter(({ id, label }) => id !== label)).toEqual([]);
  });

  it('have codes for the 50 states, the District of Columbia and five territories', () => {
    expect(ids(stateCodes).slice(0, 50)).toEqual(ids(states));
    expect(stateCodes.entries.slice(50)).toEqual([
      { id: 'District of Columbia', code: 'DC' },
      { id: 'American Samoa', code: 'AS' },
      { id: 'Guam', code: 'GU' },
      { id: 'Northern Mariana Islands', code: 'MP' },
      { id: 'Puerto Rico', code: 'PR' },
      { id: 'US Virgin Islands', code: 'VI' },
    ]);
  });

  it('have codes of two capital letters, each used once', () => {
    const codes = stateCodes.entries.map(({ code }) => code);
    expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(repeated(codes)).toEqual([]);
  });

  it.each([
    ['Alaska', 'AK'],
    ['Arizona', 'AZ'],
    ['Arkansas', 'AR'],
    ['Iowa', 'IA'],
    ['Maine', 'ME'],
    ['Maryland', 'MD'],
    ['Massachusetts', 'MA'],
    ['Michigan', 'MI'],
    ['Minnesota', 'MN'],
    ['Mississippi', 'MS'],
    ['Missouri', 'MO'],
    ['Montana', 'MT'],
    ['Nebraska', 'NE'],
    ['Nevada', 'NV'],
  ])('abbreviate %s, which is easy to confuse, as %s', (id, code) => {
    expect(stateCodes.entries).toContainEqual({ id, code });
  });
});

describe('activities', () => {
  const names = activities.entries.flatMap((category) => category.activities);

  it('come in the 20 categories of the specification, in its order', () => {
    expect(ids(activities)).toEqual([
      'carpentry',
      'concrete',
      'drywall',
      'electrical',
      'excavation',
      'fencing',
      'hvac',
      'landscaping',
      'masonry',
      'painting',
      'paving',
      'plumbing',
      'roofing',
      'siding',
      'solar',
      'pressure_washing',
      'tile_flooring',
      'window_cleaning',
      'small_jobs',
      'construction_general',
    ]);
  });

  it('have names that are unique across categories, since a name is what is stored', () => {
    expect(repeated(names.map((name) => name.toLowerCase()))).toEqual([]);
  });

  it('have short names that start with a capital letter or an acronym', () => {
    expect(names.filter((name) => name.length > 60 || !/^[A-Z]/.test(name))).toEqual([]);
  });

  it('give every category at least eight choices', () => {
    expect(activities.entries.filter((category) => category.activities.length < 8)).toEqual([]);
  });

  it('end general construction, and only that, with the exclusive choice', () => {
    const { exclusive } = businessActivity.businessActivities['ui:options'];
    expect(exclusive).toBe('None of the above - I subcontract all of my work');
    const general = activities.entries.find(({ id }) => id === 'construction_general');
    expect(general?.activities.at(-1)).toBe(exclusive);
    expect(names.filter((name) => name === exclusive)).toHaveLength(1);
  });

  it('offer no work that every plan excludes', () => {
    const excluded =
      /\b(foundations?|fire|insulation of (buildings|walls|attics)|street|road|highway)\b/i;
    expect(names.filter((name) => excluded.test(name))).toEqual([]);
  });
});

describe('exclusions', () => {
  it('of every plan are the four fixed ones', () => {
    expect(planExclusions.entries.map(({ label }) => label)).toEqual([
      'Foundation work',
      'Fire suppression sprinkler systems',
      'Insulation of buildings',
      'Street, road or highway work',
    ]);
  });

  it('on the general-contracting page are the three that the specification names', () => {
    expect(excludedContracting.entries.map(({ label }) => label)).toEqual([
      'Blasting operations',
      'Manhole work',
      'Work on traffic lights',
    ]);
  });

  it('number 14 on employee activities and 24 on past insurance', () => {
    expect(ids(excludedActivities)).toHaveLength(14);
    expect(ids(operations)).toHaveLength(24);
  });

  it('repeat each fixed plan exclusion among the operations of that group', () => {
    const inPlanGroup = operations.entries.filter(({ group }) => group === 'plan');
    expect(inPlanGroup.map(({ id }) => id).toSorted()).toEqual(ids(planExclusions).toSorted());
  });

  it('of work above three stories reach everything done on roofs, gutters and outside walls', () => {
    const outside =
      /\broof|skylight|siding|flashing|tuckpoint|glass|^solar water|gutters and down|gutter clean/i;
    const covered = coverage.lists.flatMap((list) => list.covered);
    expect(covered.filter((name) => outside.test(name))).toEqual([]);
  });

  it('explain every operation in one line and put it in a group that exists', () => {
    const groups = operations.groups.map(({ id }) => id);
    expect(groups).toHaveLength(5);
    expect(new Set(operations.entries.map(({ group }) => group))).toEqual(new Set(groups));
    const poor = operations.entries.filter(
      ({ label, meaning }) => meaning.length > 100 || !meaning.endsWith('.') || meaning === label,
    );
    expect(poor).toEqual([]);
  });

  it('keep the operations of a group together, so that a list can show one heading each', () => {
    const order = operations.entries.map(({ group }) => group);
    const headings = order.filter((group, index) => group !== order[index - 1]);
    expect(headings).toEqual(operations.groups.map(({ id }) => id));
  });
});

describe('subcontractor activities', () => {
  it('are 27', () => {
    expect(ids(subcontractorActivities)).toHaveLength(27);
  });

  it('flag the three that collide with a fixed plan exclusion, and no others', () => {
    const flagged = subcontractorActivities.entries.flatMap(({ id, flag }) =>
      flag === undefined ? [] : { id, flag },
    );
    expect(flagged).toEqual([
      { id: 'Foundation work', flag: 'Foundation work is excluded from every plan.' },
      { id: 'Insulation', flag: 'Insulation of buildings is excluded from every plan.' },
      {
        id: 'Paving and sealcoating',
        flag: 'Street, road or highway work is excluded from every plan.',
      },
    ]);
  });
});
