import { isObject, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import type { FlowOutline } from '../project/outline.ts';
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
  flows: readonly FlowOutline[],
  root: string,
  shelf: Shelf = sessionStorage,
): Selection {
  const kept = parsed(shelf.getItem(keyOf(root)));
  const flow = flows.find(({ flowId }) => flowId === kept['flowId']);
  const place = [...(flow?.steps ?? []), ...(flow?.pages ?? [])].find(
    ({ id }) => id === kept['step'],
  );
  const file = textOf(kept['file']);
  const isWhole = kept['step'] === undefined && file === flow?.path;
  if (flow === undefined || (place === undefined && !isWhole)) {
    const [first] = flows;
    const [step] = first?.steps ?? [];
    return { flowId: first?.flowId ?? '', ...(step && { step: step.id }) };
  }
  const isThere = [flow.path, ...(place?.files ?? [])].includes(file);
  return { flowId: flow.flowId, ...(place && { step: place.id }), ...(isThere && { file }) };
}

function parsed(text: string | null): JsonObject {
  try {
    const json = JSON.parse(text ?? '{}') as Json;
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
}
