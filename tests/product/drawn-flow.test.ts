import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readProject } from '../../src/server/project/files.ts';
import { mermaid } from '../../src/checker/graph/svg.ts';
import { buildModel } from '../../src/checker/model/model.ts';
import { proofOf } from '../../src/checker/proof/prove.ts';

test('the picture in docs shows the current flow', () => {
  const proof = proofOf(buildModel(readProject('.')));
  if (proof === undefined) throw new Error('The flow must run.');
  expect(readFileSync('docs/flow.mmd', 'utf8')).toBe(mermaid(proof));
}, 60_000);
