import texts from '../../../../schemas/content/form-texts.json';
import { grouped } from '../../flow/stored/stored-amount.ts';
import { choicesOf } from '../../form/choices.ts';
import type { StepWidgetProps } from '../../form/contract.ts';
import styles from '../../form/controls/controls.module.css';
import { describedBy } from '../../form/field-messages.ts';

/** A value computed from other answers (a total, the state chosen before): shown, not asked. */
export default function OutputWidget(props: StepWidgetProps) {
  const text = shown(props);
  return (
    <output
      id={props.id}
      className={text === '' ? `${styles.output} ${styles.unanswered}` : styles.output}
      aria-describedby={describedBy(props)}
    >
      {text || texts.output.empty}
    </output>
  );
}

function shown(props: StepWidgetProps): string {
  const { value, options } = props;
  if (value === undefined || value === null || value === '') return '';
  const text = String(value);
  // Not `toLocaleString`: its first call takes 40 ms on a phone.
  if (options.format === 'number') return grouped(text);
  return choicesOf(props).find((choice) => choice.value === text)?.label ?? text;
}
