import type { RJSFSchema } from '@rjsf/utils';
import texts from '../../../../schemas/content/form-texts.json';
import { wordingOf } from '../../form/choices.ts';
import type { StepWidgetProps } from '../../form/contract.ts';
import { ChoiceCard, ChoiceGrid } from '../../form/controls/ChoiceCard.tsx';
import { useLatest } from '../../ui/use-latest.ts';

const WORDS: Readonly<Record<string, string>> = texts['yes-no'];

/** Yes or no as two cards; the value is a boolean, or the schema's own word. */
export default function YesNoWidget(props: StepWidgetProps) {
  const { id, options, value, disabled, readonly } = props;
  const answers = answersOf(props.schema);
  const check = useLatest((key: string) =>
    props.onChange(answers.find((answer) => String(answer) === key)),
  );
  return (
    <ChoiceGrid columns={options.columns} usual={2} onLeave={() => props.onBlur(id, value)}>
      {answers.map((answer, index) => {
        const key = String(answer);
        const words = wordingOf(options, key);
        return (
          <ChoiceCard
            key={key}
            type="radio"
            id={`${id}-${index}`}
            name={props.htmlName ?? id}
            value={key}
            label={words?.label ?? WORDS[key] ?? key}
            hint={words?.hint}
            icon={words?.icon}
            checked={answer === value}
            disabled={disabled || readonly}
            onCheck={check}
          />
        );
      })}
    </ChoiceGrid>
  );
}

/** A boolean shows yes first; an `enum` keeps its order. */
function answersOf(schema: RJSFSchema): (string | boolean)[] {
  const listed = schema.enum ?? (schema.type === 'boolean' ? [true, false] : []);
  return listed.filter((answer) => typeof answer === 'string' || typeof answer === 'boolean');
}
