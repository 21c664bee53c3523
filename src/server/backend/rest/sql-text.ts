/** Collects the values of a statement, whose text contains only placeholders. */
export class SqlText {
  readonly values: (string | null)[] = [];

  /** The placeholder (`$1`) of a value, whose type Postgres infers from its context. */
  value(value: string | null): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A name from the catalog, quoted. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
