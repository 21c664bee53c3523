import Chip from '@mui/material/Chip';
import type { KeyboardEvent, ReactNode } from 'react';
import { FieldDetails } from './FieldDetails.tsx';
import { Folded } from '../controls/Folded.tsx';
import { labelOf, type FormField } from '../../edits/step/form-fields.ts';
import { MoveButtons } from '../controls/MoveButtons.tsx';

type Props = {
  field: FormField;
  siblings: readonly FormField[];
  /** The questions inside it; null if it cannot have any. */
  nested: ReactNode;
  canMove: { up: boolean; down: boolean };
  onMove: (by: -1 | 1) => void;
  onRenamed: (name: string) => void;
  /** Called after it is removed; undefined if it cannot be removed. */
  onRemoved: (() => void) | undefined;
};

/** One question: collapsed it shows the label, expanded all settings. */
export function FieldForm({ field, siblings, nested, canMove, onMove, ...on }: Props) {
  const label = labelOf(field);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    onMove(by);
  };
  const isConditional = field.groups.every(({ test }) => test !== null);
  return (
    <>
      <Folded
        label={label}
        marks={
          <>
            <code>{field.path}</code>
            {field.isRequired && <Chip size="small" label="required" />}
            {isConditional && <Chip size="small" label="conditional" />}
          </>
        }
        summary={{ 'data-summary': true, onKeyDown }}
      >
        <FieldDetails {...{ field, siblings, nested }} {...on} />
      </Folded>
      <MoveButtons what={label} canMove={canMove} onMove={onMove} />
    </>
  );
}
