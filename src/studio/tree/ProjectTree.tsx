import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useMemo } from 'react';
import { baseName } from '../../analysis/project/paths.ts';
import { useFindings } from '../findings/FindingsProvider.tsx';
import { useOpenTab } from '../frame/open-tab.ts';
import { outline, sharedFiles, type FlowOutline, type Place } from '../project/outline.ts';
import { useProject } from '../project/use-project.ts';
import type { Selection } from '../selection/selection-store.ts';
import { useSelection } from '../selection/use-selection.ts';
import { ItemLabel } from './ItemLabel.tsx';

const LISTS = 'catalogs';
const CONTENT = 'content';

/** Everything that can be opened: questionnaires with their steps and pages, lists, texts of pages. */
export function ProjectTree() {
  const { texts, dirty } = useProject();
  const { answer = [] } = useFindings();
  const { flowId, step, file, select } = useSelection();
  const openTab = useOpenTab();
  const flows = useMemo(() => outline(texts), [texts]);
  const { catalogs, content } = useMemo(() => sharedFiles(texts), [texts]);
  const wrong = new Set(
    answer.filter(({ severity }) => severity === 'error').map((one) => one.file),
  );
  const places = placesOf(flows, [...catalogs, ...content]);
  const chosen = step !== undefined ? itemOf(flowId, step) : (file ?? flowId);
  const fileItem = (path: string) => (
    <TreeItem
      key={path}
      itemId={path}
      label={
        <ItemLabel
          label={baseName(path, '.json')}
          isDirty={dirty.includes(path)}
          isWrong={wrong.has(path)}
        />
      }
    />
  );
  const placeItem = (flow: FlowOutline) => (place: Place) => (
    <TreeItem
      key={place.id}
      itemId={itemOf(flow.flowId, place.id)}
      label={
        <ItemLabel
          label={place.label}
          isDirty={place.files.some((path) => dirty.includes(path))}
          isWrong={place.files.some((path) => wrong.has(path))}
        />
      }
    />
  );
  return (
    <SimpleTreeView
      aria-label="Questionnaires"
      defaultExpandedItems={[flowId]}
      selectedItems={chosen}
      onSelectedItemsChange={(_event, item) => {
        const selection = item === null ? undefined : places.get(item);
        if (selection === undefined) return;
        select(selection);
        openTab('step');
      }}
    >
      {flows.map((flow) => (
        <TreeItem
          key={flow.flowId}
          itemId={flow.flowId}
          label={
            <ItemLabel
              label={flow.flowId}
              isDirty={dirty.includes(flow.path)}
              isWrong={wrong.has(flow.path)}
            />
          }
        >
          {[...flow.steps, ...flow.pages].map(placeItem(flow))}
        </TreeItem>
      ))}
      <TreeItem itemId={LISTS} label="Lists of choices">
        {catalogs.map(fileItem)}
      </TreeItem>
      <TreeItem itemId={CONTENT} label="Texts of pages">
        {content.map(fileItem)}
      </TreeItem>
    </SimpleTreeView>
  );
}

const itemOf = (flowId: string, place: string) => `${flowId}/${place}`;

function placesOf(flows: readonly FlowOutline[], files: readonly string[]): Map<string, Selection> {
  const [first] = flows;
  return new Map([
    ...flows.flatMap(({ flowId, path, steps, pages }): [string, Selection][] => [
      [flowId, { flowId, file: path }],
      ...steps.map(({ id, files: own }): [string, Selection] => [
        itemOf(flowId, id),
        { flowId, step: id, ...(own[0] !== undefined && { file: own[0] }) },
      ]),
      ...pages.map(({ id, at }): [string, Selection] => [
        itemOf(flowId, id),
        { flowId, step: id, file: path, at },
      ]),
    ]),
    ...files.map((file): [string, Selection] => [file, { flowId: first?.flowId ?? '', file }]),
  ]);
}
