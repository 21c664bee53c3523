/**
 * Why a widget can never produce what the schema of its field asks for, and what to write instead.
 */
export type Mismatch = { message: string; suggestion: string };
