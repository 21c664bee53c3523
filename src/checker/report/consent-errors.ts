import { sameJson } from '../../engine/core.ts';
import { askedConsents, type AskedConsent } from '../model/consents.ts';
import type { Model } from '../model/model.ts';

/** Changes after which nobody could tell what a visitor agreed to (D39). */
export function consentErrors(before: Model, after: Model): string[] {
  const asked = askedConsents(after);
  return askedConsents(before).flatMap((was) => [
    ...otherWords(
      was,
      asked.find(({ id }) => id === was.id),
    ),
    ...otherId(was, asked),
    ...dropped(was, asked, after),
  ]);
}

/** Words that changed under the same version. */
function otherWords(was: AskedConsent, is: AskedConsent | undefined): string[] {
  if (is === undefined || was.version !== is.version || sameJson(was.words, is.words)) return [];
  const { id, version, file } = is;
  return [
    `What visitors agree to as "${id}" has other words, but is still version ${version}. Change its "version" in ${file}.`,
  ];
}

/** A consent under a new id, at the place of one that is gone. */
function otherId({ id, file, pointer }: AskedConsent, asked: readonly AskedConsent[]): string[] {
  const here = asked.find((one) => one.file === file && one.pointer === pointer);
  if (here === undefined || asked.some((one) => one.id === id)) return [];
  return [
    `What visitors agreed to as "${id}" is called "${here.id}" now, and their consents are kept under the old name. Write "${id}" in ${file}.`,
  ];
}

/** A box that is still asked but whose consent is no longer kept. */
function dropped(
  { id, file, pointer }: AskedConsent,
  asked: readonly AskedConsent[],
  after: Model,
): string[] {
  const here = asked.some((one) => one.id === id || (one.file === file && one.pointer === pointer));
  const field = after.steps
    .filter(({ uiFile }) => uiFile === file)
    .flatMap(({ fields }) => fields)
    .find(({ uiPointer }) => `${uiPointer}/ui:options/consent` === pointer);
  if (here || field === undefined) return [];
  return [
    `"${field.name}" is still asked, but nothing is kept any more of when visitors agreed to it as "${id}", and to which text. Put "consent" back in ${file}.`,
  ];
}
