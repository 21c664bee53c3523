import { sameJson } from '../../logic/json.ts';
import { askedConsents } from '../model/consents.ts';
import type { Model } from '../model/model.ts';

/** Consents whose words changed but whose version did not: what was agreed to could not be told (D39). */
export function consentErrors(before: Model, after: Model): string[] {
  const known = new Map(askedConsents(before).map((consent) => [consent.id, consent]));
  return askedConsents(after).flatMap(({ id, version, file, words }) => {
    const was = known.get(id);
    if (was === undefined || was.version !== version || sameJson(was.words, words)) {
      return [];
    }
    return [
      `What visitors agree to as "${id}" has other words, but is still version ${version}. Change its "version" in ${file}.`,
    ];
  });
}
