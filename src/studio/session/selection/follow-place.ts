import { parseSource } from '../../../checker/project/source-file.ts';
import { isObject } from '../../../engine/core.ts';
import { outline } from '../../edits/project/outline.ts';
import type { Texts } from '../../edits/project/texts.ts';
import type { ProjectStore } from '../project/project-store.ts';
import type { Selection, SelectionStore } from './selection-store.ts';

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
