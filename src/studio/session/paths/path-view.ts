import words from '../../../../schemas/content/change-texts.json';
import {
  type Answers,
  effectsOf,
  fill,
  isObject,
  isVisited,
  LINK,
  parkedAnswers,
  shownProgress,
  stepCount,
  stepData,
  type StepId,
  textOf,
  walk,
} from '../../../engine/core.ts';
import { withShownBlocks } from '../../../engine/pages.ts';
import type { StepSubject } from '../../../checker/proof/subject/step-subject.ts';
import type { Subject } from '../../../checker/proof/subject/subject.ts';
import { pageFacts } from '../../../checker/simulate/seen/words.ts';
import { rowOf } from '../../../checker/simulate/seen/visitor-seen.ts';
import { refusals } from '../../../checker/visitors/random-visit.ts';
import { conditionInWords } from '../../../checker/wording/condition-in-words.ts';
import { shown } from '../../../checker/wording/shown.ts';
import type { Vocabulary } from '../../../checker/wording/vocabulary.ts';
import { askedFields, type AskedField } from './asked-fields.ts';
import type { Session } from './session.ts';

/** A name and its value, in words. */
export type Line = { name: string; value: string };

/** A step on the path. `open` means not answered yet, `refused` that it rejects its answers. */
export type PathStep = {
  id: StepId;
  label: string;
  standing: 'answered' | 'open' | 'refused';
  /** "Step n of m" and the fill of the progress bar, 0-100, both as the visitor sees them. */
  number: number;
  of: number;
  percent: number;
  /** Why the path continues as it does from here; empty if it always does. */
  because: string;
};

export type Said = { at: string; message: string; severity: 'error' | 'advice' };

/** The step whose answers are being edited. */
export type OpenStep = {
  id: StepId;
  label: string;
  isOnPath: boolean;
  fields: readonly AskedField[];
  /** Notices shown to this visitor next to the questions. */
  reads: readonly string[];
  says: readonly Said[];
  actions: readonly { id: string; label: string; isPressed: boolean }[];
};

/** What a visitor with these answers encounters, from the first step to the end page. */
export type PathView = {
  steps: readonly PathStep[];
  end: { label: string; facts: readonly Line[]; asked: readonly string[] } | null;
  open: OpenStep | null;
  /** Answers that are kept but do not count. */
  parked: readonly Line[];
  row: {
    sections: readonly Line[];
    columns: readonly Line[];
    quoted: readonly Line[];
    kept: string;
  };
};

export function pathView(
  subject: Subject,
  vocabulary: Vocabulary,
  { answers, actions }: Session,
  open: StepId | undefined,
): PathView {
  const { flow, ambient } = subject;
  const { steps, taken, end } = walk(flow, answers, ambient);
  const openAt = subject.steps.get(open ?? '');
  const row = rowOf(subject, answers);
  return {
    steps: steps.map((step, index) => {
      const at = subject.steps.get(step.id);
      const { number, of } = stepCount(flow, step.id, answers, ambient);
      const when = taken[index]?.source.when;
      return {
        id: step.id,
        label: step.source.label,
        standing: !isVisited(step, answers)
          ? 'open'
          : at !== undefined && refusals(subject, at, answers).length > 0
            ? 'refused'
            : 'answered',
        number,
        of,
        percent: Math.round(shownProgress(flow, step.id)[0]?.percent ?? 0),
        because:
          when === undefined ? '' : `Because ${conditionInWords({ condition: when }, vocabulary)}`,
      };
    }),
    end: end === null ? null : endOf(subject, end, answers),
    open: openAt === undefined ? null : openStep(subject, openAt, answers, actions),
    parked: Object.entries(parkedAnswers(flow, answers, ambient)).map(line),
    row: {
      sections: row.sections.map(line),
      columns: row.columns.map(line),
      quoted: row.quoted.map(line),
      kept: shown(row.mirror),
    },
  };
}

const line = ([name, value]: readonly [string, Parameters<typeof shown>[0]]): Line => ({
  name,
  value: shown(value),
});

function endOf(subject: Subject, end: StepId, answers: Answers): PathView['end'] {
  const { facts, asked } = pageFacts(subject, end, answers);
  return {
    label: subject.flow.page(end)?.label ?? end,
    facts: facts.map(({ name, value }) => ({ name, value: shown(value) })),
    asked: asked.map(
      ({ text, included, note }) =>
        `${textOf(text) || shown(text)}: ${included ? 'included' : 'not included'}. ${note}`,
    ),
  };
}

function openStep(
  subject: Subject,
  at: StepSubject,
  answers: Answers,
  actions: Session['actions'],
): OpenStep {
  const { flow, ambient } = subject;
  const { steps, active } = walk(flow, answers, ambient);
  const scope = { ...active, ...ambient };
  const pressed = actions[at.step.id] ?? at.step.actions[0]?.id;
  return {
    id: at.step.id,
    label: at.step.source.label,
    isOnPath: steps.includes(at.step),
    fields: askedFields(subject, at, answers, scope),
    reads: blocksOf(subject, at, scope),
    // Without this check, an untouched step would report everything that is missing.
    says: isVisited(at.step, answers)
      ? at
          .issues(at.step.visible(stepData(at.step, answers), scope), scope)
          .map(({ at: place, message, severity }) => ({ at: place, message, severity }))
      : [],
    actions: at.step.actions.map(({ id, label }) => ({ id, label, isPressed: id === pressed })),
  };
}

function blocksOf(
  { flow }: Subject,
  { model }: StepSubject,
  scope: Parameters<typeof withShownBlocks>[2],
): string[] {
  const blocks = withShownBlocks(model.ui, flow, scope)['ui:blocks'];
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block) => {
    if (!isObject(block)) return [];
    const said = [block['title'], block['text'], block['intro']];
    const words = said.filter((one) => typeof one === 'string').join(' ');
    return words === '' ? [] : [words.replace(LINK, '$1')];
  });
}

/** The notices shown to the visitor after a change on a step, in the site's wording. */
export function noticesOf(
  { flow, ambient }: Subject,
  before: Answers,
  after: Answers,
  step: StepId,
): string[] {
  const { setAside, reset, added } = effectsOf(flow, before, after, step, ambient);
  const line = (text: string, ids: readonly StepId[]) =>
    ids.length === 0
      ? []
      : [fill(text, { steps: ids.map((id) => flow.step(id)?.source.label ?? id).join(', ') })];
  return [
    ...line(words.setAside, setAside),
    ...line(words.reset, reset),
    ...line(words.added, added),
  ];
}
