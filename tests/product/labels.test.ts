import { describe, expect, it } from 'vitest';
import { readProject } from '../../src/server/project/files.ts';
import { buildModels } from '../../src/checker/model/model.ts';
import { storeOf } from '../../src/engine/flow/stored/stored-amount.ts';
import { textOf } from '../../src/engine/logic/json.ts';
import { read } from '../../src/engine/logic/path.ts';

/** Words that mean nothing without the page around them. */
const BARE =
  /^(phone|name|address(es)?|e-?mail|date|value|amount|type|number|year|limit|coverage|details|other|answer|business)$/i;
/** Words that refer to something elsewhere on the page. */
const POINTING = /\b(them|it|these ones)\b|^is this\b/i;

/** Every question of every questionnaire; the parts of a list's items are named by the item. */
const questions = buildModels(readProject('.')).flatMap(({ flow, steps }) =>
  steps.flatMap(({ step, fields }) =>
    fields
      .filter(({ path }) => !path.includes('*'))
      .map(({ name, schema, ui }) => ({
        flow: flow?.id ?? '',
        at: `${step.id}: ${name}`,
        label: textOf(ui['ui:title'] ?? schema['title'] ?? ''),
        isBox: ui['ui:widget'] === 'acknowledgement',
      }))
      .filter(({ label }) => label !== ''),
  ),
);

describe('the labels of all questions', () => {
  it('are found', () => {
    expect(questions.length).toBeGreaterThan(60);
  });

  it.each(questions)('$at makes sense alone: $label', ({ label }) => {
    expect(label).not.toMatch(BARE);
    expect(label).not.toMatch(POINTING);
  });

  it('that ask for whole dollars are followed by a hint that says so (D36)', () => {
    const amounts = buildModels(readProject('.')).flatMap(({ steps }) =>
      steps.flatMap(({ fields }) => fields.filter(({ ui }) => ui['ui:widget'] === 'money')),
    );
    const whole = amounts.filter(({ ui }) => storeOf(read(ui, 'ui:options.store')) !== 'decimal');
    expect(whole).toHaveLength(3);
    for (const { ui } of whole) expect(ui['ui:description']).toMatch(/\bwhole dollars\b/i);
  });

  it('are not the same for two questions of a questionnaire', () => {
    // A checkbox that accepts terms is labeled by the title of the terms.
    const labels = questions.filter(({ isBox }) => !isBox);
    const twice = labels.filter(({ flow, label }, index) =>
      labels.slice(0, index).some((other) => other.flow === flow && other.label === label),
    );
    expect(twice.map(({ at, label }) => `${at}: ${label}`)).toEqual([]);
  });
});
