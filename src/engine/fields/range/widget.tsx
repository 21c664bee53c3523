import type { WidgetProps } from '@rjsf/utils';
import texts from '../../../../schemas/content/entry-texts.json';
import type { AnswerLines } from '../../form/contract.ts';
import { useShownValue } from '../../form/controls/use-shown.ts';
import { describedBy, isInvalid } from '../../form/field-messages.ts';
import { unitOf } from '../../form/input/exact-number.ts';
import { textOf } from '../../logic/json.ts';
import styles from './range.module.css';

/** A native slider knows no state without a number: a press of these means the one that it shows. */
const CONFIRM = ['Enter', ' ', 'Home', 'End'];

/**
 * A number on the browser's slider, with its value beside it. Nothing is answered until it is moved
 * or pressed, although a slider always stands somewhere: then at its minimum.
 */
export default function RangeWidget(props: WidgetProps) {
  const { id, value, schema, options, disabled, readonly } = props;
  const { minimum = 0, maximum = 100, multipleOf } = schema;
  const isOpen = typeof value !== 'number';
  const answer = (control: HTMLInputElement) => props.onChange(Number(control.value));
  const shown = useShownValue<HTMLInputElement>({
    value: String(isOpen ? minimum : value),
    onText: (text) => props.onChange(Number(text)),
  });
  const said = isOpen ? texts.range.open : `${value} ${unitOf(options, value)}`.trim();
  return (
    <div className={styles.field}>
      <input
        type="range"
        id={id}
        name={props.htmlName ?? id}
        className={styles.slider}
        min={minimum}
        max={maximum}
        step={multipleOf ?? stepOf(schema.type === 'integer', maximum - minimum)}
        {...shown.props}
        disabled={disabled || readonly}
        aria-invalid={isInvalid(props) || undefined}
        aria-describedby={describedBy(props)}
        aria-valuetext={said}
        onClick={({ currentTarget }) => isOpen && answer(currentTarget)}
        onKeyUp={({ key, currentTarget }) =>
          isOpen && CONFIRM.includes(key) && answer(currentTarget)
        }
        onFocus={() => props.onFocus(id, value)}
        onBlur={() => props.onBlur(id, value)}
      />
      <output htmlFor={id} className={isOpen ? styles.open : styles.value}>
        {said}
      </output>
    </div>
  );
}

/** Whole numbers, and a hundred places on a slider that is too short for them. */
const stepOf = (isWhole: boolean, length: number): number =>
  isWhole || length >= 10 ? 1 : length / 100;

const answerLines: AnswerLines = ({ options, value }) => [
  `${textOf(value)} ${unitOf(options, value)}`.trim(),
];
RangeWidget.answerLines = answerLines;
