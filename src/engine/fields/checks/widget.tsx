import { type ReactNode, useMemo, useState } from 'react';
import texts from '../../../../schemas/content/widget-texts.json';
import { type Choice, choiceLabel, choicesOf, keywordsFor, strings } from '../../form/choices.ts';
import type { StepCatalog, StepWidgetProps } from '../../form/contract.ts';
import { Chips } from '../../form/controls/Chips.tsx';
import { ChoiceCard, ChoiceGrid } from '../../form/controls/ChoiceCard.tsx';
import { ListFilter } from '../../form/controls/ListFilter.tsx';
import styles from '../../form/controls/choice-grid.module.css';
import { useCurrent } from '../../form/controls/use-current.ts';
import type { Searchable } from '../../form/search/search-index.ts';
import { foundItems, useSearch } from '../../form/search/use-search.ts';
import { fill } from '../../logic/text-syntax.ts';
import { useLatest } from '../../ui/use-latest.ts';

/** A list of so many choices is read as fast as it is searched. */
const SHORT = 12;

/**
 * A group of checkboxes. `ui:options`: `exclusive` names the value that excludes all others,
 * `tooMany` is the toast for a pick beyond the schema's `maxItems`, `groupBy` names the catalog
 * whose entries are the group headings and list their members under `activities`. `filter`, the
 * label of a search field, adds that field and the chosen values above a long list. What a search
 * finds stands in its own order, without headings.
 */
export default function ChecksWidget(props: StepWidgetProps) {
  const { options, registry } = props;
  const choices = useChoices(props);
  const onCheck = useToggle(props, choices);
  const search = useSearch(useSearchable(choices), keywordsFor(props));
  const found = foundItems(choices, search.result, ({ value }) => value).map(explained);
  const grouping =
    typeof options.groupBy === 'string'
      ? registry.formContext.catalogs[options.groupBy]
      : undefined;
  const cards = (shown: readonly Choice[]) => (
    <Cards {...props} choices={choices} shown={shown} onCheck={onCheck} />
  );
  const list =
    grouping && search.result.hits.length === 0 ? (
      <Groups {...grouped(found, grouping, options.exclusive)} cards={cards} />
    ) : (
      cards(found)
    );
  if (typeof options.filter !== 'string' || choices.length <= SHORT) return list;
  return (
    <div className={styles.groups}>
      <SearchAndPicks
        field={props}
        choices={choices}
        search={search}
        label={options.filter}
        words={texts.filter}
        onCheck={onCheck}
      />
      {list}
    </div>
  );
}

/**
 * The choices, and what was chosen before the schema lost it: nothing else could take it out. What
 * the flow computes is left to its derivations.
 */
export function useChoices(props: StepWidgetProps): Choice[] {
  const { value, options, registry } = props;
  const choices = choicesOf(props);
  const [first] = useState(strings(value));
  if (options.choicesFrom !== undefined) return choices;
  const offered = new Set(choices.map((choice) => choice.value));
  const lost = [...new Set([...first, ...strings(value)])].filter((one) => !offered.has(one));
  const { catalogs } = registry.formContext;
  return [
    ...choices,
    ...lost.map((one) => ({
      value: one,
      label: choiceLabel(options, catalogs, one),
      hint: texts.chips.gone,
    })),
  ];
}

type SearchAndPicksProps = Pick<Parameters<typeof ListFilter>[0], 'label' | 'words' | 'search'> & {
  field: StepWidgetProps;
  choices: readonly Choice[];
  onCheck: OnCheck;
};

/** The search of a list of choices, and those that are chosen. */
export const SearchAndPicks = ({ field, choices, onCheck, ...rest }: SearchAndPicksProps) => (
  <>
    <ListFilter
      {...rest}
      id={`${field.id}__filter`}
      nameOf={(id) => choices.find(({ value }) => value === id)?.label ?? id}
    />
    <Chips
      chosen={choices
        .filter((choice) => strings(field.value).includes(choice.value))
        .map((choice) => ({ id: choice.value, label: choice.label }))}
      disabled={Boolean(field.disabled || field.readonly)}
      onRemove={(choice) => void onCheck(choice, false)}
      none={texts.chips.none}
    />
  </>
);

/** The same list as long as the choices are the same. */
export function useSearchable(choices: readonly Choice[]): Searchable[] {
  const key = JSON.stringify(choices.map(({ value, label }) => ({ id: value, names: [label] })));
  return useMemo(() => JSON.parse(key), [key]);
}

/** The choice, saying why a search found it if its name does not. */
export function explained({ item, keyword }: { item: Choice; keyword?: string }): Choice {
  if (keyword === undefined) return item;
  const match = fill(texts.filter.match, { word: keyword });
  return { ...item, hint: [match, item.hint].filter(Boolean).join(' ') };
}

type OnCheck = (choice: string, checked: boolean) => 'refused' | undefined;

type GroupsProps = {
  groups: readonly Group[];
  rest: readonly Choice[];
  cards: (shown: readonly Choice[]) => ReactNode;
};

const Groups = ({ groups, rest, cards }: GroupsProps) => (
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

/** Handles a press on a card. */
export function useToggle(props: StepWidgetProps, choices: Choice[]) {
  const { schema, options, registry } = props;
  const { current, change } = useCurrent(props);
  return useLatest((choice: string, checked: boolean) => {
    const next = toggleCheck(strings(current()), choice, checked, {
      offered: choices.map((one) => one.value),
      exclusive: typeof options.exclusive === 'string' ? options.exclusive : undefined,
      // Without a message for it, the press counts and the step reports the error.
      max: options.tooMany === undefined ? undefined : schema.maxItems,
    });
    if (next !== undefined) {
      change(next);
      return undefined;
    }
    if (typeof options.tooMany === 'string') registry.formContext.notify('error', options.tooMany);
    return 'refused';
  });
}

type CardsProps = StepWidgetProps & {
  choices: Choice[];
  shown: readonly Choice[];
  onCheck: OnCheck;
};

export function Cards({ choices, shown, onCheck, ...props }: CardsProps) {
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
  choices: readonly Choice[],
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

/** The rules for a group of checkboxes. */
export type CheckRules = {
  /** All values on offer, in the order of the answer. */
  offered: readonly string[];
  /** The value that excludes all others ("None of the above"). */
  exclusive?: string | undefined;
  /** The maximum number of checked values. */
  max?: number | undefined;
};

/**
 * The checked values after `value` was checked or unchecked, in the order offered. Checking the
 * exclusive value clears the others, and checking another clears it; values no longer offered are
 * dropped. Undefined if the check would exceed `max`, so that the earlier picks stay.
 */
export function toggleCheck(
  selected: readonly string[],
  value: string,
  checked: boolean,
  { offered, exclusive, max }: CheckRules,
): string[] | undefined {
  if (!checked) return offered.filter((one) => one !== value && selected.includes(one));
  if (value === exclusive) return [value];
  const next = offered.filter(
    (one) => one === value || (one !== exclusive && selected.includes(one)),
  );
  return max !== undefined && next.length > max ? undefined : next;
}
