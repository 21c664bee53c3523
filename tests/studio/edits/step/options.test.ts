import { describe, expect, it } from 'vitest';
import { placesOfOption } from '../../../../src/studio/edits/step/remove-field.ts';
import {
  addOption,
  fieldOptions,
  moveOption,
  removeOption,
  setOptionWords,
} from '../../../../src/studio/edits/step/options.ts';
import { fieldIn } from '../../../../src/studio/edits/step/step-texts.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { allCanonical, file, findings, made } from './edited.ts';

const SCHOOL = questionnaire('dance-school');
/** A questionnaire that writes its choices in other ways. */
const WORKSHOP = allCanonical(questionnaire('dance-workshop'));

const CREW = questionnaire('crew');

const optionsAt = (texts: typeof SCHOOL, step: string, path: string) =>
  fieldOptions(fieldIn(texts, step, path).field);
const values = (texts: typeof SCHOOL, step: string, path: string) =>
  optionsAt(texts, step, path)?.options.map(({ value }) => value);

/** A question for each way of writing choices. */
const WAYS = [
  ['a list of values', SCHOOL, 'dance', 'level'],
  ['a list of values in an item', SCHOOL, 'dancers', 'dancers.*.shoes'],
  ['titles under "oneOf" before', WORKSHOP, 'workshop-kind', 'music'],
  ['titles under "anyOf" before', WORKSHOP, 'workshop-plan', 'help'],
  ['"enumNames" before', WORKSHOP, 'workshop-days', 'days.*.classes.*.level'],
  ['the kinds of a step before', WORKSHOP, 'workshop-kind', 'kind'],
] as const;

describe.each(WAYS)('choices that were written as %s', (way, texts, step, path) => {
  const isOfNumbers = way.includes('enumNames');
  const id = isOfNumbers ? '9' : 'other';
  const value = isOfNumbers ? 9 : 'other';
  const own = values(texts, step, path) ?? [];
  const added = made(addOption(texts, step, path, { id, label: 'Another one' }));

  it('are read with their labels', () => {
    expect(optionsAt(texts, step, path)?.options.every(({ label }) => label !== '')).toBe(true);
  });

  it('can get one more', () => {
    expect(values(added, step, path)).toEqual([...own, value]);
    expect(optionsAt(added, step, path)?.options.at(-1)?.label).toBe('Another one');
    expect(findings(added)).toEqual([]);
    expect(addOption(added, step, path, { id, label: 'Again' })).toMatchObject({ ok: false });
    expect(addOption(texts, step, path, { id, label: '' })).toMatchObject({ ok: false });
  });

  it('can be moved and removed, with their labels', () => {
    const moved = moveOption(added, step, path, own.length, -1);
    expect(values(moved, step, path)?.at(-2)).toBe(value);
    expect(optionsAt(moved, step, path)?.options.at(-2)?.label).toBe('Another one');
    const removed = removeOption(moved, step, path, own.length - 1);
    for (const name of ['schema', 'ui'] as const) {
      expect(file(removed, step, name)).toEqual(file(texts, step, name));
    }
    expect(findings(moved)).toEqual([]);
  });

  it('leave the files as they were once one was added and removed', () => {
    expect(removeOption(added, step, path, own.length)).toEqual(texts);
    const others = removeOption(texts, step, path, own.length - 1);
    expect(values(others, step, path)).toEqual(own.slice(0, -1));
  });

  it('can get other labels', () => {
    const said = setOptionWords(texts, step, path, 0, 'label', 'In other words');
    const hinted = setOptionWords(said, step, path, 0, 'hint', 'And why');
    expect(optionsAt(hinted, step, path)?.options[0]).toMatchObject({
      label: 'In other words',
      hint: 'And why',
    });
    expect(findings(hinted)).toEqual([]);
    const plain = setOptionWords(hinted, step, path, 0, 'hint', '');
    expect(optionsAt(plain, step, path)?.options[0]?.hint).toBe('');
  });
});

describe('choices', () => {
  it('of a yes-no question are two, and those of a catalog are its entries', () => {
    expect(optionsAt(SCHOOL, 'partner', 'hasPartner')).toMatchObject({
      at: null,
      options: [{ label: 'Yes' }, { label: 'No' }],
    });
    const said = setOptionWords(SCHOOL, 'partner', 'hasPartner', 0, 'label', 'Sure');
    expect(said.get('schemas/partner/ui.json')).toContain('"Sure"');
    expect(removeOption(SCHOOL, 'partner', 'hasPartner', 0)).toBe(SCHOOL);
    expect(optionsAt(SCHOOL, 'dance', 'dance')).toBeNull();
  });

  it('keep the last one', () => {
    const one = removeOption(SCHOOL, 'dancers', 'dancers.*.shoes', 0);
    expect(removeOption(one, 'dancers', 'dancers.*.shoes', 0)).toBe(one);
  });

  it('list the conditions that name them, in the flow and on the page', () => {
    const flowPath = 'flows/dance-school.json';
    const level = { step: 'dance', section: 'lesson.', path: 'level' };
    expect(placesOfOption(SCHOOL, flowPath, level, 'stage')).toMatchObject([
      { file: 'schemas/dance/schema.json', pointer: '/allOf/0/if' },
    ]);
    const dance = { ...level, path: 'dance' };
    expect(placesOfOption(SCHOOL, flowPath, dance, 'tango')).toMatchObject([{ file: flowPath }]);
    expect(placesOfOption(SCHOOL, flowPath, level, 'new')).toEqual([]);
  });
});

it('choices shown as their values keep their labels when one gets words', () => {
  const [step, path] = ['business-activity', 'businessActivities'];
  const before = findings(CREW);
  const labels = (texts: typeof CREW) =>
    optionsAt(texts, step, path)?.options.map(({ label }) => label);
  expect(labels(CREW)).toEqual(['Build', 'Repair', 'Advise']);
  const hinted = setOptionWords(CREW, step, path, 0, 'hint', 'Houses and roads');
  const added = made(addOption(CREW, step, path, { id: 'paint', label: 'Paint walls' }));
  expect(labels(hinted)).toEqual(['Build', 'Repair', 'Advise']);
  expect(labels(added)).toEqual(['Build', 'Repair', 'Advise', 'Paint walls']);
  expect([findings(hinted), findings(added)]).toEqual([before, before]);
});
