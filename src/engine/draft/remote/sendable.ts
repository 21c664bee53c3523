import type { Json } from '../../logic/json.ts';
import { read, write } from '../../logic/path.ts';
import { baseOf, isHeldWhole, type Entry } from '../entry.ts';

/**
 * The part of an entry that may be sent. A held-back field keeps the server's value; in a list it is
 * left out, as the item at its place may have been another one on the server.
 */
export function sendable(entry: Entry): Json | undefined {
  const { value, held = [] } = entry;
  if (held.length === 0) return value;
  const base = baseOf(entry);
  if (isHeldWhole(entry)) return base;
  return held.reduce<Root>(
    (sent, field) => {
      const path = `value.${field}`;
      if (read(sent, path) === undefined) return sent;
      return write(sent, path, isInList(path) ? undefined : read({ value: base }, path));
    },
    { value },
  )['value'];
}

/** `read` and `write` need a root around a value. */
type Root = Readonly<Record<string, Json | undefined>>;

const isInList = (path: string): boolean => /\.\d+\./.test(path);
