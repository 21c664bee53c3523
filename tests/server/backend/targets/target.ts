/** A running backend to hold the contract against, empty and migrated. */
export type Target = {
  name: string;
  /** What `createClient` gets. */
  url: string;
  key: string;
  /** Where the tables are: `<restUrl>/onboarding`. */
  restUrl: string;
  /** The client's fetch: real PostgREST has no prefix of its own. */
  fetch: typeof fetch;
  /** Runs SQL as the owner of the database. */
  sql(statements: string): Promise<void>;
  close(): Promise<void>;
};
