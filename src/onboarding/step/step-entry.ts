import type { SectionChanges } from '../../draft/types.ts';
import type { StepModule } from '../../form/contract.ts';
import { sectionsFromData, stepData } from '../../flow/step-data.ts';
import { visibleData, type Satisfies } from '../../flow/step-schema.ts';
import type { Answers } from '../../flow/types.ts';
import type { JsonObject } from '../../logic/json.ts';
import { differ, withNews } from './news.ts';
import { answersWith, changedSections, openingData, type StepInFlow } from './settle.ts';
import { stepValues, type StepValues } from './step-values.ts';

/** The open step as its files and this day make it. */
type StepAsOpened = StepInFlow & { module: Pick<StepModule, 'schema'>; satisfies: Satisfies };

/**
 * What the visitor enters on the open step, on its way to the draft: entered, settled (what follows
 * from it is derived), saved. `saved` is always the draft's answers at the time of the call.
 */
export type StepEntry = {
  values: StepValues;
  /** Begins anew with data that the draft has. */
  open: (data: JsonObject, saved: Answers) => void;
  /** Derives what follows from what was entered; false where nothing was since the last time. */
  settle: (here: StepAsOpened, saved: Answers) => boolean;
  /** Hands over what differs from the draft since it settled; once, for who saves it. */
  takeUnsaved: () => SectionChanges;
  /** The draft has those answers by what was entered here: they are no news. */
  know: (saved: Answers) => void;
  /**
   * Takes in what came from another tab or device; what is being entered here stays (D26).
   * 'merged' beside that, 'opened' where nothing was being entered.
   */
  takeIn: (here: StepAsOpened, saved: Answers) => 'nothing' | 'merged' | 'opened';
};

/** Begins with data that the draft has, and the answers of the draft. */
export function stepEntry(start: JsonObject, saved: Answers): StepEntry {
  const values = stepValues(start);
  /** The data that derived answers are up to date with. */
  let settled = start;
  let unsaved: SectionChanges = {};
  let known = saved;

  function open(data: JsonObject, now: Answers): void {
    known = now;
    settled = data;
    values.become(data);
  }

  /** Is there something that the draft does not have yet? */
  function isAhead(): boolean {
    return values.latest() !== settled || Object.keys(unsaved).length > 0;
  }

  return {
    values,
    open,
    settle(here, now) {
      const { step, module, satisfies } = here;
      const entered = values.latest();
      if (entered === settled) return false;
      const before = { ...now, ...unsaved, ...sectionsFromData(step, settled) };
      const answers = answersWith(here, before, visibleData(module.schema, entered, satisfies));
      settled = stepData(step, answers);
      values.become(settled);
      // All that differs: what was changed and changed back in the meantime is not to be saved.
      unsaved = changedSections(now, answers);
      return true;
    },
    takeUnsaved() {
      const changes = unsaved;
      unsaved = {};
      return changes;
    },
    know(now) {
      known = now;
    },
    takeIn(here, now) {
      const { step, module } = here;
      const opening = (answers: Answers) => openingData(here, module, answers);
      const before = known;
      known = now;
      if (!differ(step, before, now)) return 'nothing';
      if (isAhead()) {
        values.become(withNews(opening(before), opening(now), values.latest()));
        return 'merged';
      }
      if (!differ(step, sectionsFromData(step, values.latest()), now)) return 'nothing';
      open(opening(now), now);
      return 'opened';
    },
  };
}
