/** Why a widget can never produce what its field's schema requires, and what to write instead. */
export type Mismatch = { message: string; suggestion: string };
