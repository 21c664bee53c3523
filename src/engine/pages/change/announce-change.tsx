import { sameJson } from '../../logic/json.ts';
import { changedSections } from '../../draft/change.ts';
import type { Draft, DraftStore } from '../../draft/types.ts';
import type { CompiledFlow, CompiledStep } from '../../flow/compiled.ts';
import { CONSENTS } from '../../flow/consents.ts';
import { effectsOf } from '../../flow/effects.ts';
import type { Place } from '../../flow/navigate.ts';
import type { Ambient } from '../../flow/walk.ts';
import type { ReturnTo } from '../step/return-to.ts';
import type { ChangeLine } from '../surroundings.ts';
import { ChangeNotice, type Undo } from './ChangeNotice.tsx';
import type { LastChange } from './last-change.ts';

type LeftStep = {
  flow: CompiledFlow;
  store: Pick<DraftStore, 'getSnapshot' | 'change'>;
  lastChange: LastChange;
  step: CompiledStep;
  ambient: Ambient;
  /** The draft when the step was opened. */
  opened: Draft;
  /** Where the visitor goes now, and where they came from to change an answer. */
  place: Place;
  returnTo: ReturnTo | undefined;
  /** The app's sentence about the change, for the page that the visitor came from. */
  lineOf?: ChangeLine | undefined;
};

/**
 * Prepares the next page's notice of a change that was made on a step: what it set aside, adjusted
 * and added and, on the page that the visitor came from, that the page is up to date.
 */
export function announceChange(left: LeftStep): void {
  const { flow, store, lastChange, step, ambient, opened, place, returnTo, lineOf } = left;
  const isBack = returnTo?.page === place.id && flow.page(place.id) !== undefined;
  const before = returnTo === undefined ? opened : lastChange.since(returnTo.page, opened);
  const { uuid, answers } = store.getSnapshot();
  // Undo takes back answers; what was agreed to meanwhile stays on record (D39).
  const { [CONSENTS]: _agreed, ...changed } = changedSections(before.answers, answers);
  const effects = effectsOf(flow, before.answers, answers, step.id, ambient);
  const isSilent = Object.values(effects).every((steps) => steps.length === 0);
  if (isBack) lastChange.end();
  // Another draft has taken the place of the one that was open: its answers must not come back.
  const isOther = before.uuid !== uuid;
  if (isOther || Object.keys(changed).length === 0 || (isSilent && !isBack)) {
    lastChange.show(undefined);
    return;
  }
  const undo: Undo = () => {
    const { uuid: current, answers: now } = store.getSnapshot();
    if (current !== uuid) return;
    // Keep what has changed since then.
    const own = Object.keys(changed).filter((name) => sameJson(now[name], changed[name]));
    const restored = own.map((name) => [name, before.answers[name]]);
    store.change(Object.fromEntries(restored), { toConfirm: [...(before.toConfirm ?? [])] });
    lastChange.show(undefined);
    lastChange.end();
  };
  lastChange.show({
    at: place.id,
    notice: (
      <ChangeNotice
        effects={effects}
        back={isBack ? { line: lineOf?.(before.answers, answers, flow) } : undefined}
        undo={undo}
        step={step}
      />
    ),
  });
}
