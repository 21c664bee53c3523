import { expect, it } from 'vitest';
import { describedBy } from '../../src/form/described-by.ts';

const field = { id: 'root_city', schema: {}, options: {} };

it.each([
  ['nothing', {}, undefined],
  ['its hint', { schema: { description: 'Where?' } }, 'root_city__description'],
  ['why it is asked', { options: { help: 'For the price.' } }, 'root_city__help'],
  ['its note', { options: { note: 'In the future?' } }, 'root_city__note'],
  ['no message where there is none', { rawErrors: [] }, undefined],
  ['its message', { rawErrors: ['Enter a city.'] }, 'root_city__error'],
  ['no message that is hidden', { rawErrors: ['Enter a city.'], hideError: true }, undefined],
  [
    'all of them in the order of reading',
    {
      options: { description: 'Where?', help: 'For the price.', note: 'So far?' },
      rawErrors: ['Enter a city.'],
    },
    'root_city__description root_city__error root_city__help root_city__note',
  ],
])('a control is described by %s', (_what, given, ids) => {
  expect(describedBy({ ...field, ...given })).toBe(ids);
});
