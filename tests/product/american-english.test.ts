import { expect, it } from 'vitest';
import { buildModel } from '../../src/checker/model/model.ts';
import { textsOf } from '../../src/checker/model/words.ts';
import { readProject } from '../../src/server/project/files.ts';

/** Words that are spelled differently, or not used, in American English. */
const FOREIGN =
  /\b(burnt|learnt|spelt|whilst|dearer|dearest|passers?-by|mend(s|ed)?|catalogues?|cheques?|petrol|lorry|tyres?|kerbs?|mould|storeys?|licences?|programmes?|ploughs?|ploughing|fertiliser|levelling|tunnelling|cancelled|colours?|neighbours?|labour|centres?|grey|organis\w+|recognis\w+|realis\w+)\b/i;

it('every text is in American English', () => {
  const found = textsOf(buildModel(readProject('.')))
    .filter(({ text }) => FOREIGN.test(text))
    .map(({ file, text }) => `${file}: ${FOREIGN.exec(text)?.[0]}`);
  expect(found).toEqual([]);
});
