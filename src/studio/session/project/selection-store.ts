import { type ValueStore, valueStore } from './value-store.ts';
import { type Json, type JsonObject, isObject, textOf } from '../../../engine/core.ts';
import { type FlowOutline, outline } from '../../edits/project/outline.ts';
import type { Texts } from '../../edits/project/texts.ts';
import { parseSource } from '../../../checker/project/source-file.ts';
import type { ProjectStore } from './project-store.ts';
import type { Finding } from '../../../checker/lint/rule.ts';

/** The current selection, shared by all parts of the studio. */
export type Selection = {
  /** Name of a file in `flows/` without `.json`, as passed to `--flow`; empty if there is none. */
  flowId: string;
  /** Id of one of its steps or end pages. */
  step?: string;
  /** Path of a file. */
  file?: string;
  /** JSON pointer into the file. */
  at?: string;
};

export type SelectionStore = Omit<ValueStore<Selection>, 'set'> & {
  select: (selection: Selection) => void;
};

export function selectionStore(first: Selection): SelectionStore {
  const { set: select, ...rest } = valueStore(first);
  return { ...rest, select };
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (root: string) => `plumbline-studio-selection:${root}`;

/** Keeps the selection across page reloads; each window has its own. */
export function keepSelection(
  { subscribe, getState }: SelectionStore,
  root: string,
  shelf: Shelf = sessionStorage,
): () => void {
  return subscribe(() => shelf.setItem(keyOf(root), JSON.stringify(getState())));
}

/** The last selection, if it still exists; otherwise the first step. */
export function keptSelection(
  texts: Texts,
  root: string,
  shelf: Shelf = sessionStorage,
): Selection {
  const kept = parsed(shelf.getItem(keyOf(root)));
  const flows = outline(texts);
  const flow = flows.find(({ flowId }) => flowId === kept['flowId']);
  const file = textOf(kept['file']);
  if (flow !== undefined && kept['step'] === undefined && texts.has(file)) {
    return { flowId: flow.flowId, file };
  }
  const place = [...(flow?.steps ?? []), ...(flow?.pages ?? [])].find(
    ({ id }) => id === kept['step'],
  );
  if (flow === undefined || place === undefined) {
    const [first] = flows;
    const [step] = first?.steps ?? [];
    return { flowId: first?.flowId ?? '', ...(step && { step: step.id }) };
  }
  const { flowId, path } = flow;
  return {
    flowId,
    step: place.id,
    ...(place.files.includes(file) && { file }),
    ...(file === path && { file, at: place.at }),
  };
}

function parsed(text: string | null): JsonObject {
  try {
    const json = JSON.parse(text ?? '{}') as Json;
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
}

/**
 * When an undo or a change on disk renames or removes what is selected, selects what is in its place:
 * the step or page under its new name, or else its neighbor; the first step if the questionnaire is
 * gone.
 */
export function followPlace(
  project: Pick<ProjectStore, 'getState' | 'subscribe'>,
  selection: SelectionStore,
): () => void {
  let { texts } = project.getState();
  return project.subscribe(() => {
    const now = project.getState().texts;
    if (now === texts) return;
    const before = texts;
    texts = now;
    const selected = selection.getState();
    const next = replaced(selected, before, now);
    if (next !== selected) selection.select(next);
  });
}

function replaced(selected: Selection, before: Texts, now: Texts): Selection {
  const was = placeIn(selected, before);
  if (was === undefined) return selected;
  const flows = outline(now);
  const flow = flows.find(({ flowId }) => flowId === selected.flowId);
  if (flow === undefined) {
    const [first] = flows;
    const [step] = first?.steps ?? [];
    return { flowId: first?.flowId ?? '', ...(step && { step: step.id }) };
  }
  const places = flow[was.of];
  // While the file is being typed, its last places may not be readable.
  const isReadable = isObject(parseSource(flow.path, now.get(flow.path) ?? '').json);
  const next = places[Math.min(was.index, places.length - 1)];
  if (placeIn(selected, now) !== undefined || !isReadable || next === undefined) return selected;
  const { file } = selected;
  return { ...selected, step: next.id, ...(file === flow.path && { at: next.at }) };
}

function placeIn({ flowId, step }: Selection, texts: Texts) {
  const flow = outline(texts).find((one) => one.flowId === flowId);
  return (['steps', 'pages'] as const)
    .map((of) => ({ of, index: flow?.[of].findIndex(({ id }) => id === step) ?? -1 }))
    .find(({ index }) => index >= 0);
}

/** What to select for a finding: its location, in the current questionnaire if that one has it. */
export function selectionOf(
  { file, pointer: at }: Pick<Finding, 'file' | 'pointer'>,
  flows: readonly FlowOutline[],
  flowId: string,
): Selection {
  const inOrder = flows.toSorted(
    (a, b) => Number(b.flowId === flowId) - Number(a.flowId === flowId),
  );
  for (const flow of inOrder) {
    const places = [...flow.steps, ...flow.pages];
    const place =
      flow.path === file
        ? places.find((one) => at === one.at || at.startsWith(`${one.at}/`))
        : flow.steps.find(({ files }) => files.includes(file));
    if (place !== undefined) return { flowId: flow.flowId, step: place.id, file, at };
    if (flow.path === file) return { flowId: flow.flowId, file, at };
  }
  return { flowId, file, at };
}
