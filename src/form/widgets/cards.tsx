import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import '../../ui/icons/industries.ts';
import { choicesOf } from '../choices.ts';
import type { StepFormContext } from '../contract.ts';
import { ChoiceCard } from '../controls/ChoiceCard.tsx';
import { ChoiceGrid } from '../controls/ChoiceGrid.tsx';
import { useLatest } from '../../ui/use-latest.ts';

/** One of several answers, each a card, with an icon and a hint if it has them. */
export default function CardsWidget(props: WidgetProps<unknown, RJSFSchema, StepFormContext>) {
  const { id, options, value, disabled, readonly } = props;
  const check = useLatest((chosen: string) => props.onChange(chosen));
  return (
    <ChoiceGrid columns={options.columns} usual={2} onLeave={() => props.onBlur(id, value)}>
      {choicesOf(props).map((choice, index) => (
        <ChoiceCard
          key={choice.value}
          type="radio"
          id={`${id}-${index}`}
          name={props.htmlName ?? id}
          value={choice.value}
          label={choice.label}
          hint={choice.hint}
          icon={choice.icon}
          checked={choice.value === value}
          disabled={disabled || readonly}
          onCheck={check}
        />
      ))}
    </ChoiceGrid>
  );
}
