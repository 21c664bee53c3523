import type { WidgetProps } from '@rjsf/utils';
import { LinesControl } from '../../form/controls/LinesControl.tsx';
import { useAdvice } from '../../form/field-messages.ts';
import texts from '../../../../schemas/content/entry-texts.json';
import field from '../../form/templates/field.module.css';
import { textLength } from '../../logic/json.ts';
import { fill } from '../../logic/text-syntax.ts';
import styles from './counter.module.css';

/** Text of several lines, stored as typed but trimmed; with `ui:options.counter` it says what still fits. */
export default function TextareaWidget(props: WidgetProps) {
  const { id, options, schema } = props;
  const advice = useAdvice(id);
  const text = typeof props.value === 'string' ? props.value : '';
  const counted = options.counter === true && schema.maxLength !== undefined;
  const counterId = `${id}__counter`;
  return (
    <>
      <LinesControl
        field={props}
        value={text}
        onText={(entered) => props.onChange(entered === '' ? undefined : entered)}
        tidy={(entered) => entered.trim()}
        describedById={[advice?.id, counted && counterId].filter(Boolean).join(' ') || undefined}
      />
      {counted && <Counter id={counterId} text={text} most={schema.maxLength ?? 0} />}
    </>
  );
}

type Props = { id: string; text: string; most: number };

/** So many characters before the end, and after it, screen readers hear the count. */
const NEAR = 20;

/** How many characters still fit, or how many are too many. */
function Counter({ id, text, most }: Props) {
  const left = most - textLength(text);
  const said = inWords(left);
  return (
    <div className={left < 0 ? styles.over : styles.counter}>
      <span id={id}>{said}</span>
      <span role="status" className={field.unseen}>
        {left <= NEAR ? said : ''}
      </span>
    </div>
  );
}

function inWords(left: number): string {
  const { counter } = texts;
  const count = Math.abs(left);
  if (left < 0) return count === 1 ? counter.overOne : fill(counter.over, { count });
  return count === 1 ? counter.leftOne : fill(counter.left, { count });
}
