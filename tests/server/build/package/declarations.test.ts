import { expect, it } from 'vitest';
import { withoutCitations } from '../../../../src/server/build/package/build-engine.ts';

it.each([
  ['/** A secret (D22, D27). */', '/** A secret. */'],
  [
    '/** Ends links (decision D39; spec section 4), e.g. `a` (the first). */',
    '/** Ends links, e.g. `a` (the first). */',
  ],
  ['/**\n * Walks the path\n * (D28), and ends. */', '/**\n * Walks the path, and ends. */'],
  ['save(write: RemoteWrite): void;', 'save(write: RemoteWrite): void;'],
])('%j has no citation left', (text, left) => {
  expect(withoutCitations(text)).toBe(left);
});
