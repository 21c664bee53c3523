import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { type ReactNode, createContext, memo, use, useEffect, useRef, useState } from 'react';
import { baseName } from '../../checker/project/source-file.ts';
import { sameJson } from '../../engine/core.ts';
import { useFindings } from '../session/use-analysis.tsx';
import { useOpenTab, useProject, useSelection } from '../session/studio-context.tsx';
import { type FlowOutline, outline, sharedFiles } from '../edits/project/outline.ts';
import type { Selection } from '../session/project/selection-store.ts';
import { useLatest } from '../../engine/ui.ts';
import styles from './tree/item-label.module.css';

const LISTS = 'catalogs';
const CONTENT = 'content';

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
    const list = tree.current;
    if (list === null) return undefined;
    // What opened with it grows for some frames.
    const growth = new ResizeObserver(() => {
      if (scrollToChosen(list)) growth.disconnect();
    });
    growth.observe(list);
    return () => growth.disconnect();
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

/**
 * Scrolls the tree alone: in a narrow window, the page would leave the step that was opened. False if
 * the tree is not yet long enough.
 */
function scrollToChosen(tree: HTMLElement): boolean {
  const item = tree.querySelector('[role=treeitem][aria-checked=true] > *');
  const around = tree.closest('nav');
  if (!item || !around) return true;
  const below = () => item.getBoundingClientRect().bottom - around.getBoundingClientRect().bottom;
  const above = around.getBoundingClientRect().top - item.getBoundingClientRect().top;
  if (below() > 0) around.scrollBy(0, below());
  else if (above > 0) around.scrollBy(0, -above);
  return below() < 1;
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

/** The name of a file or step, with accessible marks for unsaved edits and errors. */
function ItemLabel({ label, files }: { label: string; files: readonly string[] }) {
  const { dirty, wrong } = use(FileMarks);
  const isDirty = files.some((path) => dirty.includes(path));
  const isWrong = files.some((path) => wrong.includes(path));
  return (
    <span className={styles['label']}>
      <span className={styles['text']}>{label}</span>
      {isDirty && (
        <span className={styles['dirty']} role="img" aria-label="not saved" title="Not saved">
          ●
        </span>
      )}
      {isWrong && (
        <span className={styles['wrong']} role="img" aria-label="has errors" title="Has errors">
          ▲
        </span>
      )}
    </span>
  );
}

/**
 * Paths of the files with unsaved edits and of those with errors. Within the tree, only labels read
 * this.
 */
const FileMarks = createContext<{ dirty: readonly string[]; wrong: readonly string[] }>({
  dirty: [],
  wrong: [],
});
