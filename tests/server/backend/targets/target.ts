/** Milliseconds that a database may take to start on a busy machine. */
export const START_MS = 120_000;

/** A running backend to test against the contract, empty and migrated. */
export type Target = {
  name: string;
  /** The URL for `createClient`. */
  url: string;
  key: string;
  /** The base URL of the tables: `<restUrl>/onboarding`. */
  restUrl: string;
  /** `fetch` for the client: real PostgREST has no path prefix. */
  fetch: typeof fetch;
  /** Runs SQL as the database owner. */
  sql(statements: string): Promise<void>;
  close(): Promise<void>;
};
