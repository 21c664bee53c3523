import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { choicesOf, strings, type Choice } from '../choices.ts';
import { tick } from '../checks-selection.ts';
import type { StepCatalog, StepFormContext } from '../contract.ts';
import { ChoiceCard } from '../controls/ChoiceCard.tsx';
import { ChoiceGrid } from '../controls/ChoiceGrid.tsx';
import styles from '../controls/choice-grid.module.css';
import { isInvalid } from '../described-by.ts';
import { useLatest } from '../../ui/use-latest.ts';

type Props = WidgetProps<unknown, RJSFSchema, StepFormContext>;

/**
 * Several of many. `ui:options`: `exclusive` names the value that excludes all others, `tooMany` is the
 * toast for a pick beyond the schema's `maxItems`, `groupBy` names the catalog whose entries are the
 * group headings and list their members under `activities`.
 */
export default function ChecksWidget(props: Props) {
  const { options, registry } = props;
  const choices = choicesOf(props);
  const onCheck = useTicks(props, choices);
  const grouping =
    typeof options.groupBy === 'string'
      ? registry.formContext.catalogs[options.groupBy]
      : undefined;
  const cards = (shown: Choice[]) => (
    <Cards {...props} choices={choices} shown={shown} onCheck={onCheck} />
  );
  if (!grouping) return cards(choices);
  const { groups, rest } = grouped(choices, grouping, options.exclusive);
  return (
    <div className={styles.groups}>
      {groups.map(({ label, members }) => (
        <fieldset key={label} className={styles.group}>
          <legend>{label}</legend>
          {cards(members)}
        </fieldset>
      ))}
      {rest.length > 0 && cards(rest)}
    </div>
  );
}

/** What a press on a card does. */
function useTicks({ schema, options, value, onChange, registry }: Props, choices: Choice[]) {
  return useLatest((choice: string, checked: boolean) => {
    const next = tick(strings(value), choice, checked, {
      offered: choices.map((one) => one.value),
      exclusive: typeof options.exclusive === 'string' ? options.exclusive : undefined,
      // Without a message for it, the press counts and the step reports the error.
      max: options.tooMany === undefined ? undefined : schema.maxItems,
    });
    if (next !== undefined) {
      onChange(next);
      return undefined;
    }
    if (typeof options.tooMany === 'string') registry.formContext.notify('error', options.tooMany);
    return 'refused';
  });
}

type CardsProps = Props & {
  choices: Choice[];
  shown: Choice[];
  onCheck: (choice: string, checked: boolean) => 'refused' | undefined;
};

function Cards({ choices, shown, onCheck, ...props }: CardsProps) {
  const { id, options, value, disabled, readonly } = props;
  const selected = strings(value);
  return (
    <ChoiceGrid columns={options.columns} usual={1} onLeave={() => props.onBlur(id, value)}>
      {shown.map((choice) => (
        <ChoiceCard
          key={choice.value}
          type="checkbox"
          id={`${id}-${choices.indexOf(choice)}`}
          name={props.htmlName ?? id}
          value={choice.value}
          label={choice.label}
          hint={choice.hint}
          icon={choice.icon}
          checked={selected.includes(choice.value)}
          disabled={disabled || readonly}
          invalid={isInvalid(props)}
          onCheck={onCheck}
        />
      ))}
    </ChoiceGrid>
  );
}

type Group = { label: string; members: Choice[] };

/**
 * Each choice under the first entry that lists it; unlisted choices and the exclusive one come last,
 * without a heading.
 */
function grouped(
  choices: Choice[],
  grouping: StepCatalog,
  alone: unknown,
): { groups: Group[]; rest: Choice[] } {
  const rest = new Map(choices.map((choice) => [choice.value, choice]));
  const groups: Group[] = [];
  for (const entry of grouping.entries) {
    const label = typeof entry.label === 'string' ? entry.label : '';
    const members = strings(entry.activities)
      .filter((member) => member !== alone)
      .flatMap((member) => rest.get(member) ?? []);
    for (const member of members) rest.delete(member.value);
    if (members.length > 0) groups.push({ label, members });
  }
  return { groups, rest: [...rest.values()] };
}
