import { isObject, type Json, type JsonObject, textOf } from '../../../engine/core.ts';
import { outline } from '../../edits/project/outline.ts';
import type { Texts } from '../../edits/project/texts.ts';
import type { Selection, SelectionStore } from './selection-store.ts';

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
