/** Collects the values of a statement; its text only ever holds their places. */
export class SqlText {
  readonly values: (string | null)[] = [];

  /** The place (`$1`) of a value, typed by Postgres from what stands around it. */
  value(value: string | null): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A name out of the catalog, quoted. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
