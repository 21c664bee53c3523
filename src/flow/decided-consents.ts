import { isObject, type JsonObject } from '../logic/json.ts';
import { CONSENTS } from './consents.ts';
import type { Answers } from './types.ts';

/**
 * The records of consents after a page was left with the boxes of these ids checked (D39); a box of
 * the page that is not checked has none. `at` is an ISO instant.
 */
export function decidedConsents(
  { [CONSENTS]: records }: Answers,
  asked: readonly { id: string; version: string }[],
  agreed: readonly string[],
  at: string,
): JsonObject {
  const others = Object.entries(isObject(records) ? records : {}).filter(
    ([id]) => !asked.some((one) => one.id === id),
  );
  const given = asked.filter(({ id }) => agreed.includes(id));
  return Object.fromEntries([...others, ...given.map(({ id, version }) => [id, { version, at }])]);
}
