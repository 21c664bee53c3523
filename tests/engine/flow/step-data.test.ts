import { describe, expect, it } from 'vitest';
import type { CompiledStep } from '../../../src/engine/flow/compiled.ts';
import {
  answeredByButtons,
  sectionsFromData,
  stepData,
  withAction,
  withStepData,
} from '../../../src/engine/flow/step-data.ts';
import { small } from './small-flow.ts';

function step(answers: string | string[]): CompiledStep {
  const [only] = small({ steps: [{ id: 'one', answers }] }).steps;
  if (only === undefined) throw new Error('a flow of one step has a step');
  return only;
}

describe('a step that answers one section as a whole', () => {
  const contact = step('contact');

  it('has that section as its data', () => {
    expect(stepData(contact, { contact: { city: 'Aurora' }, other: 1 })).toEqual({
      city: 'Aurora',
    });
  });

  it.each([[undefined], [null], ['text'], [['list']]])('has no data where %j stands', (section) => {
    expect(stepData(contact, { contact: section })).toEqual({});
  });

  it('builds the section from the data', () => {
    expect(sectionsFromData(contact, { city: 'Aurora' })).toEqual({ contact: { city: 'Aurora' } });
  });

  it('keeps typed answers beside those a button gives', () => {
    const action = { id: 'go', label: 'Go', set: { contact: { state: 'Ohio' }, other: 1 } };
    expect(withAction(contact, { city: 'Aurora' }, action)).toEqual({
      city: 'Aurora',
      state: 'Ohio',
    });
    expect(withAction(contact, { city: 'Aurora' }, { id: 'go', label: 'Go' })).toEqual({
      city: 'Aurora',
    });
  });
});

describe('a step that answers several sections', () => {
  const industry = step(['type', 'state']);

  it('has one key for each section that is answered', () => {
    expect(stepData(industry, { type: 'food', other: 1 })).toStrictEqual({ type: 'food' });
  });

  it('replaces existing answers with those a button gives', () => {
    const action = { id: 'go', label: 'Go', set: { type: 'food' } };
    expect(withAction(industry, { type: 'none', state: 'Ohio' }, action)).toEqual({
      type: 'food',
      state: 'Ohio',
    });
  });

  it('builds the sections from the data; a missing key empties its section', () => {
    expect(sectionsFromData(industry, { state: 'Ohio', more: 1 })).toStrictEqual({
      type: undefined,
      state: 'Ohio',
    });
  });

  it('returns the same data', () => {
    const data = { type: 'food', state: 'Ohio' };
    expect(stepData(industry, sectionsFromData(industry, data))).toEqual(data);
  });
});

describe('answers with the data of a step', () => {
  const industry = step(['type', 'state']);
  const answers = { type: 'food', state: 'Ohio', other: 1 };

  it('are the same object when they already hold it, so that nothing is derived twice', () => {
    expect(withStepData(industry, answers, { type: 'food', state: 'Ohio' })).toBe(answers);
    const held = { contact: { city: 'Aurora' } };
    expect(withStepData(step('contact'), held, held.contact)).toBe(held);
  });

  it('have it in place of the old values, and keep the other sections', () => {
    expect(withStepData(industry, answers, { state: 'Iowa' })).toStrictEqual({
      type: undefined,
      state: 'Iowa',
      other: 1,
    });
  });
});

describe('the fields that buttons answer', () => {
  const actions = [
    { id: 'yes', label: 'Yes', set: { contact: { wanted: true } } },
    { id: 'later', label: 'Later' },
  ];

  it('are those of the section that the step answers', () => {
    const [only] = small({ steps: [{ id: 'one', answers: 'contact', actions }] }).steps;
    expect(only && answeredByButtons(only)).toEqual(['wanted']);
  });

  it('are the sections where the step answers several', () => {
    const set = [{ id: 'yes', label: 'Yes', set: { type: 'food' } }];
    const [only] = small({ steps: [{ id: 'one', answers: ['type'], actions: set }] }).steps;
    expect(only && answeredByButtons(only)).toEqual(['type']);
  });

  it('are empty when Continue is the only button', () => {
    expect(answeredByButtons(step('contact'))).toEqual([]);
  });
});
