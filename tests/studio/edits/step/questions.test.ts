import { describe, expect, it } from 'vitest';
import { questionKinds, addField } from '../../../../src/studio/edits/step/add-field.ts';
import { setLimit, setRequired } from '../../../../src/studio/edits/step/limits.ts';
import { placesLeft, removeField } from '../../../../src/studio/edits/step/remove-field.ts';
import { moveField } from '../../../../src/studio/edits/step/move-field.ts';
import { idFrom, nameFrom } from '../../../../src/checker/model/names.ts';
import { stepIn } from '../../../../src/studio/edits/step/step-texts.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { allCanonical, file, findings, made } from './edited.ts';

const SCHOOL = questionnaire('dance-school');
const WORKSHOP = allCanonical(questionnaire('dance-workshop'));
const FLOW = 'flows/dance-school.json';
const REACH = 'schemas/reach/schema.json';

const names = (texts: typeof SCHOOL, step: string) =>
  stepIn(texts, step).fields.map(({ name }) => name);
const question = (name: string, kind = 'text') => ({
  name,
  label: `About ${name}`,
  kind,
  isRequired: true,
});

describe('moving a question', () => {
  it('changes the order of the schema, and not a character more', () => {
    const moved = moveField(SCHOOL, 'reach', 'phone', -1);
    expect(names(moved, 'reach')).toEqual(['name', 'phone', 'email']);
    expect(names(moveField(moved, 'reach', 'phone', 1), 'reach')).toEqual(names(SCHOOL, 'reach'));
    expect(moveField(moved, 'reach', 'phone', 1).get(REACH)).toBe(SCHOOL.get(REACH));
    expect(findings(moved)).toEqual([]);
  });

  it.each([
    ['dance', 'stageYears', -1],
    ['dance', 'level', 1],
    ['workshop-kind', 'teacher', -1],
    ['workshop-kind', 'kind', 1],
    ['workshop-kind', 'players', -1],
  ] as const)('stops at one that shows it, or that it shows: on %s, %s by %i', (step, name, by) => {
    const texts = step === 'dance' ? SCHOOL : WORKSHOP;
    expect(moveField(texts, step, name, by)).toBe(texts);
  });

  it('keeps the order of the page complete where questions depend on others', () => {
    const moved = moveField(SCHOOL, 'dance', 'level', -1);
    expect(file(moved, 'dance', 'ui')['ui:order']).toEqual(['level', 'dance', 'stageYears']);
    expect(moved.get('schemas/dance/schema.json')).toBe(SCHOOL.get('schemas/dance/schema.json'));
    const { 'ui:order': _order, ...ui } = file(WORKSHOP, 'workshop-kind', 'ui');
    const without = new Map(WORKSHOP).set('schemas/workshop-kind/ui.json', JSON.stringify(ui));
    const ordered = moveField(without, 'workshop-kind', 'host', -1);
    expect(file(ordered, 'workshop-kind', 'ui')['ui:order']).toHaveLength(6);
    expect(findings(ordered)).toEqual([]);
  });

  it('works inside of a list, and stops at its ends', () => {
    const moved = moveField(SCHOOL, 'dancers', 'dancers.*.shoes', -1);
    expect(stepIn(moved, 'dancers').fields[0]?.fields.map(({ name }) => name)).toEqual([
      'name',
      'shoes',
      'born',
    ]);
    expect(moveField(SCHOOL, 'dancers', 'dancers.*.shoes', 1)).toBe(SCHOOL);
  });
});

describe('adding a question', () => {
  it('of any kind passes npm run validate', () => {
    const kinds = questionKinds().map(({ value }) => value);
    const added = kinds.reduce(
      (texts, kind) => made(addField(texts, 'reach', '', question(`some-${kind}`, kind))),
      SCHOOL,
    );
    const wanted = kinds.map((kind) => `some-${kind}`);
    expect(names(added, 'reach').slice(3)).toEqual(wanted);
    expect(file(added, 'reach', 'schema')['required']).toEqual(['name', 'email', ...wanted]);
    expect(findings(added)).toEqual([]);
  });

  it('works in a list, in a shared definition, and in the order of the page', () => {
    const inList = made(addField(SCHOOL, 'dancers', 'dancers', question('hat', 'yes-no')));
    expect(inList.get('schemas/dancers/schema.json')).toContain('"hat"');
    const inGroup = made(addField(WORKSHOP, 'workshop-kind', 'host', question('nick')));
    const inOrder = made(addField(SCHOOL, 'dance', '', question('wishes', 'textarea')));
    expect(file(inOrder, 'dance', 'ui')['ui:order']).toEqual([
      'dance',
      'level',
      'stageYears',
      'wishes',
    ]);
    for (const texts of [inList, inGroup, inOrder]) expect(findings(texts)).toEqual([]);
  });

  it('adds a section to a step whose questions are sections', () => {
    const added = made(addField(SCHOOL, 'times', '', question('season', 'radio')));
    const { steps } = JSON.parse(added.get(FLOW) ?? '') as { steps: { answers: unknown }[] };
    expect(steps.map(({ answers }) => answers)).toContainEqual(['times', 'season']);
    expect(findings(added)).toEqual([]);
    expect(addField(SCHOOL, 'times', '', question('dancers'))).toMatchObject({ ok: false });
  });

  it('is refused without a label, and with a name that is taken or empty', () => {
    const add = (name: string, label = 'Label') =>
      addField(SCHOOL, 'reach', '', { ...question(name), label });
    for (const refused of [add('email'), add('2nd'), add('constructor'), add('more', ' ')]) {
      expect(refused).toMatchObject({ ok: false, problems: [expect.any(String)] });
    }
  });

  it('derives a name from its label, and an id from the label of a choice', () => {
    expect(nameFrom("What's the driver’s date of birth?")).toBe('whatsTheDriversDate');
    expect(nameFrom('2. Fahrräder')).toBe('fahrrader');
    expect(idFrom('A used truck')).toBe('a-used-truck');
  });
});

describe('removing a question', () => {
  it('takes out what is said about its coverage, and nothing about another', () => {
    const entry = (answer: string) => ({ answer, why: 'A consent.' });
    const coverage = {
      answers: [{ answer: 'reach.phone', covered: ['a'] }],
      elsewhere: [entry('reach.phone'), entry('reach.email'), entry('reach.phone')],
    };
    const path = 'schemas/catalog/coverage.json';
    const covered = new Map(SCHOOL).set(path, JSON.stringify(coverage));
    const removed = made(removeField(covered, 'reach', 'phone'));
    expect(JSON.parse(removed.get(path) ?? '')).toEqual({
      answers: [],
      elsewhere: [entry('reach.email')],
    });
  });

  it('removes the branch that says it is not asked', () => {
    const crew = questionnaire('crew');
    const removed = made(removeField(crew, 'umbrella-liability', 'limit'));
    expect(names(removed, 'umbrella-liability')).toEqual(['include']);
    expect(file(removed, 'umbrella-liability', 'schema')).not.toHaveProperty('allOf');
  });

  it('removes its texts, its place and its condition', () => {
    const removed = made(removeField(SCHOOL, 'dance', 'stageYears'));
    expect(file(removed, 'dance', 'schema')).not.toHaveProperty('allOf');
    expect(file(removed, 'dance', 'ui')['ui:order']).toEqual(['dance', 'level']);
    expect(file(removed, 'dance', 'ui')).not.toHaveProperty('stageYears');
    expect(findings(removed)).toEqual([]);
  });

  it('undoes adding one, down to the last character of the flow', () => {
    const added = made(addField(SCHOOL, 'times', '', question('season', 'radio')));
    const removed = made(removeField(added, 'times', 'season'));
    expect(file(removed, 'times', 'schema')).toEqual(file(SCHOOL, 'times', 'schema'));
    expect(JSON.parse(removed.get(FLOW) ?? '')).toEqual(JSON.parse(SCHOOL.get(FLOW) ?? ''));
  });

  it('is refused if other questions depend on it', () => {
    const sentences = [
      removeField(SCHOOL, 'dance', 'level'),
      removeField(SCHOOL, 'times', 'times'),
      removeField(WORKSHOP, 'workshop-kind', 'kind'),
    ].map((result) => (result.ok ? '' : result.problems.join()));
    expect(sentences).toEqual([
      'Whether "For how many years?" is asked depends on it: change that condition first.',
      expect.stringContaining('the only question of the page'),
      'Whether "Who teaches?" is asked depends on it: change that condition first.',
    ]);
  });

  it('lists what else names it: rules, conditions and computed answers', () => {
    const at = (step: string, section: string, path: string) =>
      placesLeft(SCHOOL, FLOW, { step, section, path }).map(
        ({ file: path, pointer }) => `${path}${pointer}`,
      );
    const rules = 'schemas/first-lesson/rules.json/rules/1';
    expect(at('first-lesson', 'course.', 'until')).toEqual(
      expect.arrayContaining([`${rules}/at`, expect.stringContaining(`${rules}/valid/or/1`)]),
    );
    expect(at('dance', 'lesson.', 'dance')).toEqual(
      expect.arrayContaining([expect.stringContaining(`${FLOW}/conditions/isCoupleDance`)]),
    );
    expect(at('dance', 'lesson.', 'stageYears')).toEqual([]);
    expect(at('dancers', '', 'dancers.*.name')).toContain(`${FLOW}/derive/0/value/$/var`);
  });
});

describe('limits', () => {
  it('are added and removed with their message', () => {
    const limited = setLimit(SCHOOL, 'reach', 'name', 'minLength', 2);
    expect(limited.get('schemas/reach/ui.json')).toContain('Use {min} characters or more');
    expect(findings(limited)).toEqual([]);
    const again = setLimit(limited, 'reach', 'name', 'minLength', undefined);
    expect(file(again, 'reach', 'ui')).toEqual(file(SCHOOL, 'reach', 'ui'));
    expect(file(again, 'reach', 'schema')).toEqual(file(SCHOOL, 'reach', 'schema'));
  });

  it('keep an existing message', () => {
    const tighter = setLimit(SCHOOL, 'reach', 'name', 'maxLength', 30);
    expect(tighter.get('schemas/reach/ui.json')).toBe(SCHOOL.get('schemas/reach/ui.json'));
  });

  it('include whether a question is required, wherever it is described', () => {
    const open = setRequired(SCHOOL, 'partner', 'partnerName', false);
    expect(findings(open)).toEqual([]);
    expect(findings(setRequired(open, 'partner', 'partnerName', true))).toEqual([]);
    const asked = setRequired(SCHOOL, 'reach', 'phone', true);
    expect(file(asked, 'reach', 'schema')['required']).toEqual(['name', 'email', 'phone']);
    expect(findings(asked)).toEqual([]);
  });
});
