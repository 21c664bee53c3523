import type { ReactNode } from 'react';

/** A dialog that is open; `isOrphan` once the part of the page that opened it is gone. */
export type OpenDialog = { id: string; dialog: ReactNode; isOrphan: boolean };
