import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { textOf } from '../../../logic/json.ts';
import { RenameField } from '../../edits/RenameField.tsx';
import { FieldChoices } from './FieldChoices.tsx';
import { FieldLimits } from './FieldLimits.tsx';
import type { FieldProps } from './field-props.ts';
import { messagesOf, optionsOf, type FormField } from './form-fields.ts';
import styles from './form.module.css';
import { TextLine } from './TextLine.tsx';
import type { FormFile } from './use-form-file.ts';
import { WidgetSelect } from './WidgetSelect.tsx';

/** One question: what it says, how it is asked, and which answers it accepts. */
export function FieldForm({ step, field, schema, ui }: FieldProps & { step: string }) {
  const option = (key: string) => textOf(optionsOf(field)[key]);
  const setOption = (key: string) => (text: string) =>
    ui.set([...field.uiAt, 'ui:options', key], text || undefined);
  const { title } = field.schema;
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<span aria-hidden="true">▾</span>}>
        <span className={styles['summary']}>
          <span className={styles['label']}>{textOf(title) || field.path}</span>
          <code>{field.path}</code>
          {field.isRequired && <Chip size="small" label="required" />}
        </span>
      </AccordionSummary>
      <AccordionDetails className={styles['field'] ?? ''}>
        <TextLine
          label="Label"
          value={textOf(title)}
          onChange={(text) => schema.set([...field.schemaAt, 'title'], text || undefined)}
        />
        <TextLine
          label="Hint"
          value={textOf(field.ui['ui:description'])}
          onChange={(text) => ui.set([...field.uiAt, 'ui:description'], text || undefined)}
        />
        <TextLine label="Why we ask" value={option('why')} onChange={setOption('why')} />
        <WidgetSelect field={field} ui={ui} />
        <Required field={field} schema={schema} />
        <FieldLimits field={field} schema={schema} />
        <FieldChoices field={field} schema={schema} ui={ui} />
        {messagesOf(field).map(({ keyword, label, text }) => (
          <TextLine
            key={keyword}
            label={label}
            value={text}
            onChange={(next) =>
              ui.set([...field.uiAt, 'ui:options', 'errors', keyword], next || undefined)
            }
          />
        ))}
        <RenameField step={step} field={field.path} />
      </AccordionDetails>
    </Accordion>
  );
}

function Required({ field, schema }: Omit<FieldProps, 'ui'>) {
  const siblings = requiredAt(schema, field);
  return (
    <FormControlLabel
      control={
        <Switch
          checked={field.isRequired}
          onChange={(_event, isOn) =>
            schema.list([...field.parentAt, 'required'], siblings, field.name, isOn)
          }
        />
      }
      label="Must be answered"
    />
  );
}

/** The names that are required beside the field. */
function requiredAt({ json }: FormFile, { parentAt }: FormField): string[] {
  const parent = parentAt.reduce<unknown>(
    (here, key) => (typeof here === 'object' && here !== null ? Reflect.get(here, key) : undefined),
    json,
  );
  const names: unknown =
    typeof parent === 'object' && parent !== null ? Reflect.get(parent, 'required') : [];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
