import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { baseName } from '../../../checker/project/paths.ts';
import { isObject, textOf } from '../../../engine/core.ts';
import { sharedFiles } from '../../edits/project/outline.ts';
import { useSelection } from '../../session/use-selection.ts';
import { describe } from '../../edits/step/step-texts.ts';
import styles from '../controls/form.module.css';
import type { FormField } from '../../edits/step/form-fields.ts';
import { useStepForm } from '../../session/step-form-context.tsx';

/** Selects the catalog from which a question takes its choices. */
export function FieldCatalog({ field }: { field: FormField }) {
  const { step, texts, edit } = useStepForm();
  const { flowId, select } = useSelection();
  const { items } = field.schema;
  const isOfItems = isObject(items) && 'x-options' in items;
  const list = textOf(isOfItems ? items['x-options'] : field.schema['x-options']);
  if (list === '') return null;
  const keys = [...(isOfItems ? ['items'] : []), 'x-options'];
  const names = sharedFiles(texts).catalogs.map((path) => baseName(path, '.json'));
  const isKnown = names.includes(list);
  return (
    <div className={styles['limits']}>
      <TextField
        select
        size="small"
        label="List of choices"
        value={isKnown ? list : ''}
        onChange={({ target }) =>
          edit((before) => describe(before, step, field, keys, target.value))
        }
      >
        {names.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {isKnown && (
        <Button onClick={() => select({ flowId, file: `schemas/catalog/${list}.json` })}>
          Open the list
        </Button>
      )}
    </div>
  );
}
