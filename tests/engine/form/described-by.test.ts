import { expect, it } from 'vitest';
import { describedBy } from '../../../src/engine/form/field-messages.ts';

const field = { id: 'root.city', schema: {}, options: {} };

it.each([
  ['nothing', {}, undefined],
  ['its hint', { schema: { description: 'Where?' } }, 'root.city__description'],
  ['why it is asked', { options: { help: 'For the price.' } }, 'root.city__help'],
  ['its note', { options: { note: 'In the future?' } }, 'root.city__note'],
  ['no message where there is none', { rawErrors: [] }, undefined],
  ['its message', { rawErrors: ['Enter a city.'] }, 'root.city__error'],
  ['no message that is hidden', { rawErrors: ['Enter a city.'], hideError: true }, undefined],
  [
    'all of them in the order of reading',
    {
      options: { description: 'Where?', help: 'For the price.', note: 'So far?' },
      rawErrors: ['Enter a city.'],
    },
    'root.city__description root.city__error root.city__help root.city__note',
  ],
])('a control is described by %s', (_what, given, ids) => {
  expect(describedBy({ ...field, ...given })).toBe(ids);
});
