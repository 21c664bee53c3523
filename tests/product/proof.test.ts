import { expect, test } from 'vitest';
import { buildModel } from '../../src/checker/model/model.ts';
import { readProject } from '../../src/server/project/files.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { proofOf } from '../../src/checker/proof/prove.ts';

const texts = readProject('.');

test('the project’s own data has no finding', () => {
  expect(lint(texts).map(({ code, file, pointer }) => `${code} ${file}${pointer}`)).toEqual([]);
}, 60_000);

test('the proof reaches every step, both paths and the quote', () => {
  const proof = proofOf(buildModel(texts));
  expect([...(proof?.reached.keys() ?? [])]).toHaveLength(22);
  expect(proof?.routes.sequences()?.map((way) => way.length - 1)).toEqual([20, 21]);
  expect(proof?.ends.map(({ step }) => step)).toEqual(['quote', 'quote']);
}, 60_000);
