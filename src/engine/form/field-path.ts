import type { FieldPathList } from '@rjsf/utils';
import { createContext, useContext } from 'react';

/** The path of a field in the step's data: RJSF passes a widget only its id. */
export const FieldPath = createContext<FieldPathList>([]);

/** For widgets that draw fields for the parts of an array. */
export const useFieldPath = (): FieldPathList => useContext(FieldPath);
