import { expect, it } from 'vitest';
import { CONSENTS } from '../../src/flow/consents.ts';
import { decidedConsents } from '../../src/flow/decided-consents.ts';

it('a page keeps the boxes that were checked and takes back the others', () => {
  const asked = [
    { id: 'paper', version: '1' },
    { id: 'email', version: '1' },
  ];
  const answers = {
    [CONSENTS]: { terms: { version: '2', at: 'noon' }, email: { version: '0', at: 'noon' } },
  };
  expect(decidedConsents(answers, asked, ['paper'], 'one')).toEqual({
    terms: { version: '2', at: 'noon' },
    paper: { version: '1', at: 'one' },
  });
});
