import { expect, it } from 'vitest';
import type { AnswerLines } from '../../../src/engine/form/contract.ts';
import type { Json } from '../../../src/engine/logic/json.ts';
import claims from '../../../src/site/fields/claims/widget.tsx';
import trades from '../../../src/site/fields/trades/widget.tsx';

it.each<[string, AnswerLines, Json, string[]]>([
  [
    'claims',
    claims.answerLines,
    [{ date: '2025-01-05', value: '1500' }, {}],
    ['01/05/2025, $1,500', ''],
  ],
  [
    'trades',
    trades.answerLines,
    [
      { id: 'painting', name: 'Painting', ncciCode: '5474', ncciDescription: 'Painting' },
      { id: 'carpentry', name: 'Carpentry', ncciCode: '5403', ncciDescription: 'Commercial' },
      { id: 'siding', name: 'Siding' },
    ],
    ['Painting', 'Carpentry: Commercial', 'Siding'],
  ],
])('%s say how they read in the review', (_kind, answerLines, value, lines) => {
  expect(answerLines({ schema: {}, options: {}, value, catalogs: {}, widgets: {} })).toEqual(lines);
});
