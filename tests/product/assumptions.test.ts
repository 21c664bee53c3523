import { expect, it } from 'vitest';
import { readProject } from '../../src/server/project/files.ts';
import { buildModels } from '../../src/checker/model/model.ts';
import { isObject, textOf } from '../../src/engine/logic/json.ts';

const SAYS = /\b(assumed|started with|follows)\b/i;

/** Questions that have an answer before the visitor chooses one, with the texts beside them. */
const filledIn = buildModels(readProject('.')).flatMap(({ flow, steps }) =>
  steps.flatMap(({ step, fields, ui }) =>
    fields
      .filter(({ path, schema }) => {
        if (path.includes('*') || schema['readOnly'] === true) return false;
        const isDefault = schema['default'] !== undefined && schema['default'] !== false;
        const isDerived = (flow?.derive ?? []).some(
          ({ to, mode }) => to === path && mode !== 'onLeave',
        );
        return isDefault || isDerived;
      })
      .map((field) => {
        const blocks = Array.isArray(ui['ui:blocks']) ? ui['ui:blocks'] : [];
        const texts = blocks.flatMap((block) => (isObject(block) ? [textOf(block['text'])] : []));
        return {
          at: `${step.id}: ${field.name}`,
          said: [textOf(field.ui['ui:description']), ...texts].join(' '),
        };
      }),
  ),
);

it('finds the questions that are answered from the start', () => {
  expect(filledIn.map(({ at }) => at)).toEqual(
    expect.arrayContaining([
      'ownership: ownershipStructure',
      'ownership: startYear',
      'locations: hasOfficesOutside',
      'about-your-business: businessActivityPercentages',
      'employee-activities: workType',
      'tools-and-equipment: startDate',
    ]),
  );
});

it.each(filledIn)('$at says that the answer is assumed, or what it follows', ({ said }) => {
  expect(said).toMatch(SAYS);
});
