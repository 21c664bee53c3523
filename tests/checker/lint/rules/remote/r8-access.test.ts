import { expect, test } from 'vitest';
import { applyAll, type Edit } from '../../../../../src/checker/project/edit.ts';
import { lint } from '../../../../../src/checker/lint/run.ts';
import { r8 } from '../../../../../src/checker/lint/rules/remote/r8-access.ts';
import { pair } from '../../../../fixtures/pair.ts';

/** Two questionnaires: `tiny` asks for `person` and `kind`, `visit` for `wish`, both for `day`. */
const two = pair();
const TABLES = 'supabase/migrations/1_onboarding.sql';

const READ = `revoke all on public.requests from public, anon, authenticated;
grant select on public.requests to service_role;`;
const view = (columns: string, how = 'create view', right = '(security_invoker = true)') =>
  `${how} public.requests with ${right} as select ${columns} from public.onboarding_answers as given;\n${READ}`;
const migration = (text: string, number = 2): Edit => ({
  file: `supabase/migrations/${number}_requests.sql`,
  text,
});

const asked = (path: string) => [migration(view(`given.answers #>> '{${path}}' as one`))];
/** A column that says which questionnaire a row belongs to. */
const FLOW_COLUMN: Edit = {
  file: TABLES,
  replace: 'created_at timestamptz not null',
  with: "created_at timestamptz not null,\n  flow_id text not null default 'tiny'",
};

/** `visit` answers the section `day` in its own step, which asks for the hour. */
const OWN_DAY: readonly Edit[] = [
  { file: 'flows/visit.json', set: '/steps/1/id', to: 'stay' },
  { file: 'flows/visit.json', set: '/steps/0/next/0/to', to: 'stay' },
  {
    file: 'schemas/stay/schema.json',
    json: {
      $schema: '../meta/step.schema.json',
      $id: 'plumbline:stay',
      type: 'object',
      title: 'How long do you stay?',
      properties: { hour: { title: 'Until', type: 'string', format: 'time' } },
      required: ['hour'],
    },
  },
  {
    file: 'schemas/stay/ui.json',
    json: {
      $schema: '../meta/ui.schema.json',
      hour: {
        'ui:widget': 'time',
        'ui:options': { errors: { required: 'Enter it', format: 'Enter it' } },
      },
    },
  },
];

type Row = { about: string; wrong: readonly Edit[]; says: string; right: readonly Edit[] };

const ROWS: readonly Row[] = [
  {
    about: 'a view reads an answer that is asked',
    wrong: asked('person,nam'),
    says: 'reads the answer "person.nam", which no step asks',
    right: asked('person,name'),
  },
  {
    about: 'a view reads a section that is asked, whole',
    wrong: [migration(view("given.answers ->> 'kin' as one"))],
    says: 'reads the answer "kin"',
    right: [migration(view("given.answers ->> 'kind' as one"))],
  },
  {
    about: 'a view may read what only another questionnaire asks',
    wrong: asked('wishes,first'),
    says: 'reads the answer "wishes.first"',
    right: asked('wish'),
  },
  {
    about: 'a field of a section that both questionnaires answer is one that the step has',
    wrong: asked('day,hour'),
    says: 'reads the answer "day.hour"',
    right: asked('day,date'),
  },
  {
    about:
      'a section that two questionnaires fill, each on a step of its own, has the fields of both',
    wrong: [...OWN_DAY, ...asked('day,minute')],
    says: 'reads the answer "day.minute"',
    right: [
      ...OWN_DAY,
      migration(
        view("given.answers #>> '{day,hour}' as one, given.answers #>> '{day,date}' as two"),
      ),
    ],
  },
  {
    about: 'a view may read what a questionnaire asks that cannot be read as a whole',
    wrong: [...OWN_DAY, ...asked('day,minute')],
    says: 'reads the answer "day.minute"',
    right: [
      ...OWN_DAY,
      { file: 'schemas/stay/schema.json', set: '/type', to: 'list' },
      ...asked('day,hour'),
    ],
  },
  {
    about: 'of a view that is created again, what it reads now counts',
    wrong: [
      ...asked('person,name'),
      migration(view("given.answers ->> 'gone' as one", 'create or replace view'), 3),
    ],
    says: 'reads the answer "gone"',
    right: [
      ...asked('gone'),
      migration(view("given.answers ->> 'kind' as one", 'create or replace view'), 3),
    ],
  },
  {
    about: 'a view that is dropped reads nothing',
    wrong: [...asked('gone'), migration('drop view public.others;', 3)],
    says: 'reads the answer "gone"',
    right: [...asked('gone'), migration('drop view if exists public.requests;', 3)],
  },
  {
    about: 'a view has the rights of its reader',
    wrong: [
      migration(view("given.answers ->> 'kind' as one", 'create view', '(security_barrier)')),
    ],
    says: 'reads with the rights of its owner',
    right: asked('kind'),
  },
  {
    about: 'a view of all requests is not for the public key',
    wrong: [...asked('kind'), migration('grant select on public.requests to anon;', 3)],
    says: 'the requests of all visitors can be read with the public key',
    right: asked('kind'),
  },
  {
    about: 'a row says when it is made whose questionnaire it belongs to, and never again',
    wrong: [FLOW_COLUMN],
    says: 'no right to insert the column "flow_id"',
    right: [
      FLOW_COLUMN,
      {
        file: TABLES,
        replace: 'insert (id, industry_ui, email)',
        with: 'insert (id, industry_ui, email, flow_id)',
      },
    ],
  },
];

const found = (edits: readonly Edit[]) =>
  lint(applyAll(two, edits), [r8]).map(({ message }) => message);

test.each(ROWS)('$about', ({ wrong, says, right }) => {
  expect(found(right)).toEqual([]);
  expect(found(wrong)).toEqual([expect.stringContaining(says)]);
});
