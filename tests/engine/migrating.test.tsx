// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adoptionReport, adoptSchema } from '../../src/checker/adopt/adopt-schema.ts';
import { newQuestionnaire } from '../../src/checker/edits/flow/new-questionnaire.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { compileQuestionnaire } from '../../src/engine/questionnaire/compile-questionnaire.ts';
import type { Part } from '../../src/engine/language/fields.ts';
import type { JsonObject } from '../../src/engine/logic/json.ts';
import { loadStep } from '../../src/engine/pages/step/load-step.ts';
import { isStepValid } from '../../src/engine/pages/step/step-check.ts';
import { questionnaire } from '../fixtures/questionnaire.ts';
import schema from '../fixtures/rjsf/volunteer.schema.json' with { type: 'json' };
import ui from '../fixtures/rjsf/volunteer.ui.json' with { type: 'json' };
import { stepOf } from './flow/step-of.ts';
import { askedFields, compiledForm } from './schemas/compiled-form.ts';
import {
  browserAndServer,
  closePage,
  enterAll,
  missingFrom,
  openForm,
  press,
} from './schemas/on-screen.tsx';
import { endToasts } from './ui/toasts/end-toasts.tsx';
import { momentAt } from '../../src/engine/fields/date-time/widget.tsx';

const GUIDE = readFileSync('src/engine/MIGRATING.md', 'utf8');
const blocks = (language: string): string[] =>
  [...GUIDE.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(
    ([, text = '']) => text,
  );

beforeEach(endToasts);

describe('the form of forty fields in the guide', () => {
  const texts = questionnaire('tiny');
  const adopted = adoptSchema(texts, { schema: schema as JsonObject, ui: ui as JsonObject });
  const report = adoptionReport(adopted);

  it('is adopted as the guide says', () => {
    expect(blocks('text')).toContain(`${report}\n`);
    const made = newQuestionnaire(texts, { name: 'volunteer', title: 'Apply', ...adopted });
    if (!made.ok) throw new Error(made.problems.join('\n'));
    expect(lint(made.value, undefined, ['flows/volunteer.json'])).toEqual([]);
  });

  it('runs whole as one step, too', async () => {
    const { flow } = compiledForm(schema as JsonObject, ui as JsonObject);
    const step = stepOf(flow, 'form');
    const module = await loadStep(step);
    const accepts = (data: JsonObject) => isStepValid(flow, step, module, { form: data }, {});
    const { convicted, explanation: _missing } = ANSWERS['background'] ?? {};
    expect(accepts(ANSWERS)).toBe(true);
    expect(accepts({ ...ANSWERS, background: { convicted: convicted ?? null } })).toBe(false);
  });

  it('is rendered with every field, filled in, submitted, and accepted by another check', async () => {
    const compiled = compileQuestionnaire({
      flow: {
        id: 'volunteer',
        steps: adopted.steps.map(({ id, label }) => ({ id, label })),
        pages: [{ id: 'done', number: { prefix: 'V-', below: 1000 } }],
      },
      steps: Object.fromEntries(
        adopted.steps.map(({ id, schema: one, ui: look, rules }) => [
          id,
          { schema: one, ui: look, ...(rules && { rules }) },
        ]),
      ),
      pages: { done: async () => ({ default: () => null }) },
    });
    const { page, submitted } = browserAndServer();
    const adapter = page();
    const [first] = compiled.flow.steps;
    await openForm(compiled, adapter, { at: first?.source.path ?? '' });
    let asked = 0;
    for (const step of compiled.flow.steps) {
      const module = await loadStep(step);
      const data = ANSWERS[step.id] ?? {};
      await enterAll(module, data);
      await waitFor(() => expect(missingFrom(module, data)).toEqual([]));
      asked += askedFields(module).length;
      expect(isStepValid(compiled.flow, step, module, { [step.id]: data }, {})).toBe(true);
      await press();
    }
    expect(asked).toBeGreaterThanOrEqual(40);
    const arrived = await waitFor(() => {
      const answers = submitted();
      if (answers === undefined) throw new Error(document.querySelector('main')?.textContent ?? '');
      return answers;
    });
    expect(arrived).toMatchObject(ANSWERS);
    await closePage(compiled, adapter);
  });
});

const ANSWERS: Record<string, JsonObject> = {
  applicant: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    preferredName: 'Ada',
    pronouns: 'she/her',
    birthDate: '1985-12-10',
    ssn: '123-45-6789',
    email: 'ada@example.org',
    phone: '312-555-0100',
    website: 'https://example.org',
    contactBy: 'phone',
  },
  address: {
    street: 'Main St 1',
    unit: '2B',
    city: 'Chicago',
    country: 'US',
    postalCode: '60614',
    movedIn: '2019-04',
  },
  experience: {
    occupation: 'Engineer',
    years: 12,
    skills: ['driving', 'teaching'],
    languages: ['English', 'French'],
    jobs: [{ organization: 'Library', role: 'Reader', from: '2020-01-01', isCurrent: true }],
    story: 'I like to help.',
  },
  availability: {
    days: ['mon', 'sat'],
    hours: 4,
    firstDay: momentAt('2027-01-31T14:30') ?? '',
    earliest: '08:30',
    distance: 12,
    fitness: 4,
  },
  emergency: {
    contact: { firstName: 'Bo', lastName: 'Ng', phone: '312-555-0101' },
    relationship: 'Sister',
  },
  background: { convicted: true, explanation: 'A long time ago.' },
  agreement: {
    isAccurate: true,
    newsletter: true,
    signature: 'Ada Lovelace',
    signedOn: '2026-12-01',
  },
};

describe('the examples of the guide', () => {
  const examples = blocks('json').map((text): Example => JSON.parse(text));

  it.each(examples)('$name', async ({ schema: one, ui: look = {}, notes, good, bad }) => {
    const { flow, notes: found = [] } = compiledForm(one, look);
    expect(found.map(({ at }) => at)).toEqual(notes);
    const step = stepOf(flow, 'form');
    const module = await loadStep(step);
    const accepts = (data: JsonObject) => isStepValid(flow, step, module, { form: data }, {});
    expect([accepts(good), accepts(bad)]).toEqual([true, false]);
  });

  it('are three', () => expect(examples.length).toBe(3));
});

type Example = {
  name: string;
  schema: JsonObject;
  ui?: Part['ui'];
  notes: string[];
  good: JsonObject;
  bad: JsonObject;
};
