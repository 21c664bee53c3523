import { draftOf } from '../draft/record/draft-of.ts';
import { readStored } from '../draft/record/restore.ts';
import type { Draft } from '../draft/types.ts';
import { whenText } from '../draft/ui/when-text.ts';
import { ambientAt, localDate } from '../flow/stored/dates.ts';
import type { CompiledFlow } from '../flow/compiled.ts';
import { placeReached, urlOf } from '../flow/navigate.ts';
import type { StepId } from '../flow/types.ts';
import type { Ambient } from '../flow/walk.ts';
import { draftPolicy } from './policy.ts';
import type { Questionnaire } from './questionnaire.ts';

/** Where a returning visitor continues, in words and as an address. */
export type LeftOff = { id: StepId; label: string; href: string };

/** The furthest place of a draft; undefined if its flow has no such place. */
export function whereLeftOff(
  flow: CompiledFlow,
  draft: Draft,
  ambient: Ambient,
): LeftOff | undefined {
  const place = placeReached(flow, draft, ambient);
  if (place === undefined) return undefined;
  const label = flow.step(place.id)?.source.label ?? flow.page(place.id)?.label ?? '';
  return { id: place.id, label, href: urlOf(place) };
}

/**
 * The same for a text that this browser has stored, with the time of the last change in words, for
 * a page that has no store. Changes nothing.
 */
export function storedLeftOff(
  questionnaire: Questionnaire,
  text: string | null,
  now: Date,
): (LeftOff & { saved: string }) | undefined {
  const record = readStored(
    text,
    draftPolicy(questionnaire, () => now),
  );
  if (record === undefined) return undefined;
  const draft = draftOf(record);
  const reached = whereLeftOff(questionnaire.flow, draft, ambientAt(localDate(now), draft));
  return (
    reached && { ...reached, saved: whenText(draft.savedAt ?? now.toISOString(), now.getTime()) }
  );
}
