import '../../ui/icons/industries.ts';
import { choiceFor, choicesOf, valueOf } from '../../form/choices.ts';
import type { StepWidgetProps } from '../../form/contract.ts';
import { ChoiceCard, ChoiceGrid } from '../../form/controls/ChoiceCard.tsx';
import { useLatest } from '../../ui/use-latest.ts';

/** A single choice as cards, with icons and hints if there are any. */
export default function CardsWidget(props: StepWidgetProps) {
  return <Cards field={props} usual={2} />;
}

/** The cards of one field, in `usual` columns unless `ui:options` ask for others. */
export function Cards({ field, usual }: { field: StepWidgetProps; usual: 1 | 2 }) {
  const { id, options, value, disabled, readonly, schema } = field;
  const check = useLatest((chosen: string) => field.onChange(valueOf(schema, chosen)));
  return (
    <ChoiceGrid columns={options.columns} usual={usual} onLeave={() => field.onBlur(id, value)}>
      {choicesOf(field).map((choice, index) => (
        <ChoiceCard
          key={choice.value}
          type="radio"
          id={`${id}-${index}`}
          name={field.htmlName ?? id}
          value={choice.value}
          label={choice.label}
          hint={choice.hint}
          icon={choice.icon}
          checked={choice.value === choiceFor(value)}
          disabled={disabled || readonly}
          onCheck={check}
        />
      ))}
    </ChoiceGrid>
  );
}
