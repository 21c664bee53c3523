import { expect, test } from 'vitest';
import { isDraftId } from '../../../../src/engine/draft/record/draft-id.ts';

test.each([
  'elevenchars',
  '0b5f5bd2-1111-4222-8333-444455556666',
  'a#b%c&d=e/f?g"h',
  'x'.repeat(64),
])('%s is a valid draft id', (id) => {
  expect(isDraftId(id)).toBe(true);
});

test.each([
  'ten chars.',
  'tencharsid',
  'x'.repeat(65),
  ' elevenchars',
  'elevenchars ',
  'eleven chars',
  'elevenchars\n',
  '\r\nelevenchars',
  'Ämelevenchars',
  12345678901,
  ['elevenchars'],
  null,
  undefined,
])('%j cannot travel as a header, or is too short to be a secret', (id) => {
  expect(isDraftId(id)).toBe(false);
});
