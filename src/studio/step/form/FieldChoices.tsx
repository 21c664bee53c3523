import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { baseName } from '../../../analysis/project/paths.ts';
import { isObject, textOf } from '../../../logic/json.ts';
import { sharedFiles } from '../../project/outline.ts';
import { useProject } from '../../project/use-project.ts';
import { useSelection } from '../../selection/use-selection.ts';
import type { FieldProps } from './field-props.ts';
import { choicesOf } from './form-fields.ts';
import styles from './form.module.css';
import { TextLine } from './TextLine.tsx';

/** What can be chosen: a list that several questions share, or labels of the question's own. */
export function FieldChoices({ field, schema, ui }: FieldProps) {
  const { items } = field.schema;
  const isOfItems = isObject(items) && 'x-options' in items;
  const list = textOf(isOfItems ? items['x-options'] : field.schema['x-options']);
  const at = [...field.schemaAt, ...(isOfItems ? ['items'] : []), 'x-options'];
  return (
    <>
      {list !== '' && <ListSelect list={list} onChange={(name) => schema.set(at, name)} />}
      {choicesOf(field).map(({ value, label }) => (
        <TextLine
          key={value}
          label={`Label of the choice "${value}"`}
          value={label}
          onChange={(text) =>
            ui.set([...field.uiAt, 'ui:options', 'choices', value, 'label'], text)
          }
        />
      ))}
    </>
  );
}

function ListSelect({ list, onChange }: { list: string; onChange: (name: string) => void }) {
  const { texts } = useProject();
  const { flowId, select } = useSelection();
  const names = sharedFiles(texts).catalogs.map((path) => baseName(path, '.json'));
  return (
    <div className={styles['limits']}>
      <TextField
        select
        size="small"
        label="List of choices"
        value={names.includes(list) ? list : ''}
        onChange={({ target }) => onChange(target.value)}
      >
        {names.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {names.includes(list) && (
        <Button onClick={() => select({ flowId, file: `schemas/catalog/${list}.json` })}>
          Open the list
        </Button>
      )}
    </div>
  );
}
