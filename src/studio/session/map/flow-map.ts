import type { Model } from '../../../checker/model/model.ts';
import { conditionInWords } from '../../../checker/wording/condition-in-words.ts';
import { vocabularyOf } from '../../../checker/wording/vocabulary.ts';
import type { Page, Step, Transition } from '../../../engine/core.ts';
import type { Proof } from '../../../checker/proof/prove.ts';
import { type Scenario, play, visitorOf } from '../../../checker/simulate/play.ts';

/**
 * A place where a visitor can be. `missing` means that something leads to it but nothing defines it.
 */
export type MapPlace = {
  id: string;
  kind: 'step' | 'interlude' | 'page' | 'missing';
  label: string;
  /** Its number in the progress list, from 1; null if it is not a step. */
  number: number | null;
  /** The step to open for it: an interlude belongs to a step. */
  step: string | null;
};

/**
 * An edge from one place to another: a `transition` of a step, `in` to the interlude that all visitors
 * who leave a step see, or a `link` from one page to another.
 */
export type MapEdge = {
  kind: 'transition' | 'in' | 'link';
  /** `step index` for a transition, as in the proof. */
  id: string;
  from: string;
  to: string;
  /** The name of its condition, and the condition as a sentence; both empty if it is unconditional. */
  when: string;
  condition: string;
};

/** A questionnaire as a graph, in the order of the flow file. */
export type FlowMap = { flowPath: string; places: MapPlace[]; edges: MapEdge[] };

/**
 * The graph of a questionnaire as its file defines it, whether or not it can run; null while the file
 * does not match the flow's meta-schema.
 */
export function flowMap(model: Model): FlowMap | null {
  const { flow, flowPath } = model;
  if (flow === undefined) return null;
  const words = vocabularyOf(model);
  const sentence = ({ when }: Transition, isOne: boolean) =>
    when !== undefined
      ? `If ${conditionInWords({ condition: when }, words)}`
      : isOne
        ? ''
        : 'Otherwise';
  const places = [
    ...flow.steps.flatMap(placesOf),
    ...flow.pages.map(({ id, label }): MapPlace => ({
      id,
      kind: 'page',
      label,
      number: null,
      step: null,
    })),
  ];
  const out = flow.steps.flatMap((step): MapEdge[] => [
    ...intoInterlude(step),
    ...step.next.map((transition, index): MapEdge => ({
      kind: 'transition',
      id: `${step.id} ${index}`,
      from: step.interlude === undefined ? step.id : interludeOf(step),
      to: transition.to,
      when: transition.when ?? '',
      condition: sentence(transition, step.next.length === 1),
    })),
  ]);
  const edges = [...out, ...flow.pages.flatMap(linksOf)];
  return { flowPath, places: [...places, ...missingFrom(places, edges)], edges };
}

const interludeOf = ({ id }: Step) => `${id} interlude`;

function placesOf(step: Step, index: number): MapPlace[] {
  const own: MapPlace = {
    id: step.id,
    kind: 'step',
    label: step.label,
    number: index + 1,
    step: step.id,
  };
  if (step.interlude === undefined) return [own];
  const label = `Screen “${step.interlude}”`;
  return [own, { id: interludeOf(step), kind: 'interlude', label, number: null, step: step.id }];
}

function intoInterlude(step: Step): MapEdge[] {
  if (step.interlude === undefined) return [];
  const to = interludeOf(step);
  return [{ kind: 'in', id: `${to} 0`, from: step.id, to, when: '', condition: '' }];
}

function linksOf({ id, linksTo, papers }: Page): MapEdge[] {
  const link = (to: string | undefined, condition: string): MapEdge[] =>
    to === undefined
      ? []
      : [{ kind: 'link', id: `${id} ${to}`, from: id, to, when: '', condition }];
  return [...link(linksTo, 'Link'), ...link(papers, 'Papers')];
}

function missingFrom(places: readonly MapPlace[], edges: readonly MapEdge[]): MapPlace[] {
  const known = new Set(places.map(({ id }) => id));
  const missing = new Set(edges.map(({ to }) => to).filter((to) => !known.has(to)));
  return [...missing].map((id) => ({ id, kind: 'missing', label: id, number: null, step: null }));
}

/** Ids of the map's places and edges that visitors can reach or that recorded journeys take. */
export type Reach = {
  reached: readonly string[];
  /** `step index`, as in the map. */
  fired: readonly string[];
  /** Number of recorded journeys per place and transition, omitting zeros. */
  journeys: Readonly<Record<string, number>>;
};

/** Summarizes the proof and the recorded journeys for the map. */
export function reachOf(
  { subject, reached, fired }: Pick<Proof, 'subject' | 'reached' | 'fired'>,
  scenarios: readonly Scenario[],
): Reach {
  const journeys: Record<string, number> = {};
  for (const scenario of scenarios) {
    const { trail, exits, end } = play(subject, visitorOf(subject, scenario));
    for (const id of [...trail, ...exits, ...(end === null ? [] : [end])]) {
      journeys[id] = (journeys[id] ?? 0) + 1;
    }
  }
  return { reached: [...reached.keys()], fired: [...fired.keys()], journeys };
}
