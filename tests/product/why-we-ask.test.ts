import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { source } from './onboarding-flow.ts';

type Ui = Record<string, { 'ui:widget'?: string; 'ui:options'?: { why?: string } }>;

const fileOf = (step: string, name: string) =>
  JSON.parse(readFileSync(`schemas/${step}/${name}.json`, 'utf8'));

/** Widgets that show or confirm an earlier answer, or ask how to reach the visitor. */
const NO_RISK = new Set(['output', 'hidden', 'acknowledgement', 'claims', 'checkbox', 'email']);
/** Steps that ask for the address, and for the kind of business. */
const NO_REASON = ['contact-info', 'industry'];

const questions = source.steps
  .filter(({ id }) => !NO_REASON.includes(id))
  .flatMap(({ id }) => {
    const ui: Ui = fileOf(id, 'ui');
    return Object.entries(ui)
      .filter(([, { 'ui:widget': widget }]) => widget !== undefined && !NO_RISK.has(widget))
      .map(([name, field]) => [`${id}: ${name}`, field['ui:options']?.why ?? ''] as const);
  });

it('finds the questions that an underwriter reads', () => {
  expect(questions.length).toBeGreaterThan(25);
});

it.each(questions)('%s says why it is asked', (_question, why) => {
  expect(why).not.toBe('');
});
