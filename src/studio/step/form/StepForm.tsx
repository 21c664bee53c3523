import Alert from '@mui/material/Alert';
import { textOf } from '../../../logic/json.ts';
import { MoveStep } from '../../edits/MoveStep.tsx';
import { RemoveStep } from '../../edits/RemoveStep.tsx';
import { Ways } from '../../ways/Ways.tsx';
import { FieldForm } from './FieldForm.tsx';
import { formFields } from './form-fields.ts';
import styles from './form.module.css';
import { TextLine } from './TextLine.tsx';
import { useFormFile } from './use-form-file.ts';

/** A step as a form, for people who do not read JSON: it edits the same texts as the code. */
export function StepForm({ step }: { step: string }) {
  const schema = useFormFile(`schemas/${step}/schema.json`);
  const ui = useFormFile(`schemas/${step}/ui.json`);
  const broken = [schema, ui].find(({ json }) => json === undefined);
  if (schema.json === undefined || ui.json === undefined) {
    return (
      <Alert severity="warning">
        {broken?.path} is not valid JSON. Correct it as code; the form is back then.
      </Alert>
    );
  }
  return (
    <div className={styles['form']}>
      <div className={styles['head']}>
        <TextLine
          label="Title of the page"
          value={textOf(schema.json['title'])}
          onChange={(text) => schema.set(['title'], text)}
        />
        <TextLine
          label="Text under the title"
          value={textOf(schema.json['description'])}
          onChange={(text) => schema.set(['description'], text || undefined)}
        />
      </div>
      <div>
        <MoveStep step={step} />
        <RemoveStep step={step} />
      </div>
      <h2 className={styles['title']}>Questions</h2>
      {formFields(schema.json, ui.json).map((field) => (
        <FieldForm key={field.path} step={step} field={field} schema={schema} ui={ui} />
      ))}
      <Ways step={step} />
    </div>
  );
}
