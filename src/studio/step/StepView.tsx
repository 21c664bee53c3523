import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { baseName } from '../../analysis/project/paths.ts';
import { outline } from '../project/outline.ts';
import { useProject } from '../project/use-project.ts';
import { useSelection } from '../selection/use-selection.ts';
import { CodeEditor } from './code/CodeEditor.tsx';

/** What the files of a step are called in a tab. */
const NAMES: Readonly<Record<string, string>> = {
  'schema.json': 'Questions',
  'ui.json': 'Words and look',
  'rules.json': 'Rules',
};

/** The files of what is selected, as code. */
export function StepView() {
  const { texts } = useProject();
  const { flowId, step, file, select } = useSelection();
  const flow = outline(texts).find((one) => one.flowId === flowId);
  const place = [...(flow?.steps ?? []), ...(flow?.pages ?? [])].find(({ id }) => id === step);
  const own = place?.files ?? [];
  const files = place === undefined || flow === undefined ? [] : [...own, flow.path];
  const open = file ?? files[0];
  if (open === undefined || !texts.has(open)) return <p>Choose a step on the left.</p>;
  return (
    <>
      {files.length > 1 && (
        <Tabs
          value={files.includes(open) ? open : false}
          onChange={(_event, path: string) => {
            const isFlow = path === flow?.path && place !== undefined;
            select({
              flowId,
              ...(step !== undefined && { step }),
              file: path,
              ...(isFlow && { at: place.at }),
            });
          }}
          aria-label="Files of the step"
        >
          {files.map((path) => (
            <Tab key={path} value={path} label={NAMES[baseName(path)] ?? 'Place in the flow'} />
          ))}
        </Tabs>
      )}
      <CodeEditor key={open} path={open} />
    </>
  );
}
