import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { baseName } from '../../checker/project/source-file.ts';
import styles from './studio.module.css';
import { EndPageForm } from '../panels/pages/EndPageForm.tsx';
import { outline } from '../edits/project/outline.ts';
import { useProject, useSelection } from '../session/studio-context.tsx';
import { CodeEditor } from '../panels/code/CodeEditor.tsx';
import { StepForm } from '../panels/form/StepForm.tsx';

/** Tab labels of a step's files. */
const NAMES: Readonly<Record<string, string>> = {
  'schema.json': 'Questions',
  'ui.json': 'Texts and widgets',
  'rules.json': 'Rules',
};

/** Tab id of the form, next to the files. */
const FORM = 'form';

/** The selected step or end page, as a form and its files as code. */
export function StepView() {
  const { texts } = useProject();
  const { flowId, step, file, select } = useSelection();
  const flow = outline(texts).find((one) => one.flowId === flowId);
  const asked = flow?.steps.find(({ id }) => id === step);
  const place = asked ?? flow?.pages.find(({ id }) => id === step);
  if (flow === undefined || place === undefined) {
    return file !== undefined && texts.has(file) ? (
      <CodeEditor key={file} path={file} />
    ) : (
      <p>Choose a step on the left.</p>
    );
  }
  const files = [...place.files, flow.path];
  const open = file !== undefined && files.includes(file) ? file : FORM;
  const show = (tab: string) => {
    const isFlow = tab === flow.path;
    select({
      flowId,
      step: place.id,
      ...(tab !== FORM && { file: tab }),
      ...(isFlow && { at: place.at }),
    });
  };
  return (
    <>
      <Tabs
        className={styles['parts'] ?? ''}
        value={open}
        onChange={(_event, tab: string) => show(tab)}
        aria-label={asked === undefined ? 'Parts of the page' : 'Parts of the step'}
      >
        <Tab value={FORM} label="Form" />
        {files.map((path) => (
          <Tab key={path} value={path} label={NAMES[baseName(path)] ?? 'Place in the flow'} />
        ))}
      </Tabs>
      {open !== FORM ? (
        <CodeEditor key={open} path={open} />
      ) : asked === undefined ? (
        <EndPageForm key={place.id} flow={flow} id={place.id} />
      ) : (
        <StepForm key={asked.id} step={asked.id} />
      )}
    </>
  );
}
