import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { baseName } from '../../../checker/project/paths.ts';
import { sameJson } from '../../../engine/core.ts';
import { useFindings } from '../../session/FindingsProvider.tsx';
import { useOpenTab } from '../../session/open-tab.ts';
import { outline, sharedFiles, type FlowOutline } from '../../edits/project/outline.ts';
import { useProject } from '../../session/use-project.ts';
import type { Selection } from '../../session/selection/selection-store.ts';
import { useLatest } from '../../../engine/ui.ts';
import { useSelection } from '../../session/use-selection.ts';
import { FileMarks } from './file-marks.ts';
import { ItemLabel } from './ItemLabel.tsx';

const LISTS = 'catalogs';
const CONTENT = 'content';

/** Milliseconds that a questionnaire takes to open; until then its items have no height. */
const OPENED_MS = 350;

/**
 * Everything that can be opened: questionnaires with their steps and pages, catalogs, and page texts.
 */
export function ProjectTree() {
  const { texts, dirty } = useProject();
  const { answer = [] } = useFindings();
  const { flowId, step, file, select } = useSelection();
  const openTab = useOpenTab();
  const open = useLatest((selection: Selection) => {
    select(selection);
    openTab('step');
  });
  const wrong = answer.filter(({ severity }) => severity === 'error').map((one) => one.file);
  return (
    <FileMarks value={{ dirty, wrong }}>
      <Tree
        flows={outline(texts)}
        {...sharedFiles(texts)}
        flowId={flowId}
        chosen={step !== undefined ? itemOf(flowId, step) : (file ?? flowId)}
        open={open}
      />
    </FileMarks>
  );
}

type Props = {
  flows: readonly FlowOutline[];
  catalogs: readonly string[];
  content: readonly string[];
  flowId: string;
  chosen: string;
  open: (selection: Selection) => void;
};

/** Memoized: few keystrokes change it, and rendering all of it takes longer than a keystroke may. */
const Tree = memo(function Tree(props: Props) {
  const { flows, catalogs, content, flowId, chosen, open } = props;
  const places = placesOf(flows, [...catalogs, ...content]);
  const [expanded, setExpanded] = useState([flowId]);
  const [opened, setOpened] = useState(flowId);
  // Expands a newly selected questionnaire, however it was selected.
  if (opened !== flowId) {
    setOpened(flowId);
    setExpanded([...new Set([...expanded, flowId])]);
  }
  const tree = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = setTimeout(() => scrollToChosen(tree.current), OPENED_MS);
    return () => clearTimeout(shown);
  }, [chosen]);
  const item = (itemId: string, label: string, files: readonly string[], inside?: ReactNode) => (
    <TreeItem key={itemId} itemId={itemId} label={<ItemLabel label={label} files={files} />}>
      {inside}
    </TreeItem>
  );
  const fileItem = (path: string) => item(path, baseName(path, '.json'), [path]);
  return (
    <SimpleTreeView
      ref={tree}
      aria-label="Questionnaires"
      expandedItems={expanded}
      onExpandedItemsChange={(_event, items) => setExpanded(items)}
      selectedItems={chosen}
      onSelectedItemsChange={(_event, chosenItem) => {
        const selection = chosenItem === null ? undefined : places.get(chosenItem);
        if (selection !== undefined) open(selection);
      }}
    >
      {flows.map((flow) =>
        item(
          flow.flowId,
          flow.flowId,
          [flow.path],
          [...flow.steps, ...flow.pages].map(({ id, label, files }) =>
            item(itemOf(flow.flowId, id), label, files),
          ),
        ),
      )}
      {item(LISTS, 'Lists of choices', [], catalogs.map(fileItem))}
      {item(CONTENT, 'Page texts', [], content.map(fileItem))}
    </SimpleTreeView>
  );
}, sameJson);

/** Scrolls the tree alone: in a narrow window, the page would leave the step that was opened. */
function scrollToChosen(tree: HTMLElement | null): void {
  const item = tree?.querySelector('[role=treeitem][aria-checked=true] > *');
  const around = tree?.closest('nav');
  if (!item || !around) return;
  const [{ top, bottom }, area] = [item.getBoundingClientRect(), around.getBoundingClientRect()];
  if (bottom > area.bottom) around.scrollBy(0, bottom - area.bottom);
  else if (top < area.top) around.scrollBy(0, top - area.top);
}

const itemOf = (flowId: string, place: string) => `${flowId}/${place}`;

function placesOf(flows: readonly FlowOutline[], files: readonly string[]): Map<string, Selection> {
  const [first] = flows;
  return new Map([
    ...flows.flatMap(({ flowId, path, steps, pages }): [string, Selection][] => [
      [flowId, { flowId, file: path }],
      ...[...steps, ...pages].map(({ id }): [string, Selection] => [
        itemOf(flowId, id),
        { flowId, step: id },
      ]),
    ]),
    ...files.map((file): [string, Selection] => [file, { flowId: first?.flowId ?? '', file }]),
  ]);
}
