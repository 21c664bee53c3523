import Button from '@mui/material/Button';
import { outline } from '../../project/outline.ts';
import { selectionOf } from '../../findings/selection-of.ts';
import { useSelection } from '../../selection/use-selection.ts';
import type { Place } from '../edits/mentions.ts';
import { useStepForm } from './step-form-context.tsx';

/** Links to the places that refer to what is being removed. */
export function Places({ places }: { places: readonly Place[] }) {
  const { texts } = useStepForm();
  const { flowId, select } = useSelection();
  return (
    <ul>
      {places.map((place) => (
        <li key={`${place.file}${place.pointer}`}>
          <Button onClick={() => select(selectionOf(place, outline(texts), flowId))}>
            {place.file}:{place.line}
          </Button>{' '}
          <code>{place.pointer}</code>
        </li>
      ))}
    </ul>
  );
}
