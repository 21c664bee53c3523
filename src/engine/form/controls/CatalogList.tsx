import { useId } from 'react';
import { isObject, textOrUndefined, type JsonObject } from '../../logic/json.ts';
import type { StepCatalog } from '../contract.ts';
import styles from './catalog-list.module.css';

type Props = { catalog: StepCatalog; labelledBy?: string };

/**
 * A read-only list of a catalog's entries: each label with its meaning in plain words, if any
 * (`meaning`, or else `hint`); under headings if the catalog has `groups`.
 */
export function CatalogList({ catalog, labelledBy }: Props) {
  const groups = groupsOf(catalog);
  if (groups.length === 0) return <Entries entries={catalog.entries} labelledBy={labelledBy} />;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
    </div>
  );
}

type GroupOfEntries = { id: string; label: string; entries: JsonObject[] };

function groupsOf(catalog: StepCatalog): GroupOfEntries[] {
  const groups = Array.isArray(catalog.groups) ? catalog.groups : [];
  return groups.flatMap((group) => {
    if (!isObject(group)) return [];
    const { id, label } = group;
    if (typeof id !== 'string' || typeof label !== 'string') return [];
    return [{ id, label, entries: catalog.entries.filter((entry) => entry.group === id) }];
  });
}

function Group({ label, entries }: GroupOfEntries) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={styles.group}>
        <span>{label}</span>
      </h3>
      <Entries entries={entries} labelledBy={id} />
    </div>
  );
}

type EntriesProps = { entries: readonly JsonObject[]; labelledBy?: string };

const Entries = ({ entries, labelledBy }: EntriesProps) => (
  <ul className={styles.list} aria-labelledby={labelledBy}>
    {entries.map((entry) => {
      const label = textOrUndefined(entry.label) ?? textOrUndefined(entry.id);
      const meaning = textOrUndefined(entry.meaning) ?? textOrUndefined(entry.hint);
      return (
        <li key={label}>
          <span className={meaning === undefined ? undefined : styles.name}>{label}</span>
          {meaning !== undefined && <span className={styles.meaning}>{meaning}</span>}
        </li>
      );
    })}
  </ul>
);
