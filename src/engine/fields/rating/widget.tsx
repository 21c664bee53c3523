import texts from '../../../../schemas/content/entry-texts.json';
import type { AnswerLines, StepWidgetProps } from '../../form/contract.ts';
import { useShownCheck } from '../../form/controls/use-shown.ts';
import { textOf } from '../../logic/json.ts';
import { fill } from '../../logic/text-syntax.ts';
import styles from './rating.module.css';

/** A number from the schema's `minimum` (1 unless given) to its `maximum`, each as a radio button. */
export default function RatingWidget(props: StepWidgetProps) {
  const { id, schema, value } = props;
  const { minimum = 1, maximum = 5 } = schema;
  const marks = Array.from({ length: maximum - minimum + 1 }, (_none, index) => minimum + index);
  return (
    <div
      className={styles.marks}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) props.onBlur(id, value);
      }}
    >
      {marks.map((mark, index) => (
        <Mark key={mark} field={props} id={`${id}-${index}`} mark={mark} />
      ))}
    </div>
  );
}

type MarkProps = { field: StepWidgetProps; id: string; mark: number };

function Mark({ field, id, mark }: MarkProps) {
  const shown = useShownCheck(field.value === mark, () => field.onChange(mark));
  return (
    <label className={styles.mark}>
      <input
        type="radio"
        id={id}
        name={field.htmlName ?? field.id}
        value={mark}
        {...shown}
        disabled={field.disabled || field.readonly}
      />
      <span>{mark}</span>
    </label>
  );
}

const answerLines: AnswerLines = ({ schema, value }) => [
  fill(texts.rating.of, { value: textOf(value), max: textOf(schema['maximum']) }),
];
RatingWidget.answerLines = answerLines;
