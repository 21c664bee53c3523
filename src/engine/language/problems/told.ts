/** What is wrong at a place of a step's schema (a JSON pointer), and what to write instead. */
export type Told = { pointer: string; message: string; suggestion?: string | undefined };
