import Button from '@mui/material/Button';
import { outline } from '../../edits/project/outline.ts';
import { selectionOf } from '../../session/selection/selection-of.ts';
import { useSelection } from '../../session/use-selection.ts';
import type { Place } from '../../edits/step/mentions.ts';
import { useStepForm } from '../../session/step-form-context.tsx';

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
