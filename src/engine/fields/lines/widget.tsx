import type { WidgetProps } from '@rjsf/utils';
import { LinesControl } from '../../form/controls/LinesControl.tsx';
import { useFieldErrors } from '../../form/field-messages.ts';
import { partId } from '../../form/focus-field.ts';
import { FieldErrorTemplate } from '../../form/templates/FieldTexts.tsx';

/** A list of short texts: each line is one, without the blanks around it; empty lines are none. */
export default function LinesWidget(props: WidgetProps) {
  const { id, value } = props;
  const wrong = useWrongLines();
  const lines = { $id: partId(id, 'lines'), path: [] };
  return (
    <>
      <LinesControl
        field={props}
        value={Array.isArray(value) ? value.join('\n') : ''}
        onText={(text) => {
          const entered = linesIn(text);
          props.onChange(entered.length === 0 ? undefined : entered);
        }}
        tidy={(text) => linesIn(text).join('\n')}
        invalid={wrong.length > 0}
        describedById={wrong.length > 0 ? `${lines.$id}__error` : undefined}
      />
      <FieldErrorTemplate {...props} fieldPathId={lines} errors={wrong} />
    </>
  );
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The messages of single lines, each once. */
function useWrongLines(): string[] {
  const { __errors: _own, ...items } = useFieldErrors();
  return [...new Set(Object.values(items).flatMap((item) => item?.__errors ?? []))];
}
