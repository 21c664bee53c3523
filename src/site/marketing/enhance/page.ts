import { enhance } from './enhance.ts';

/** The script of a prerendered page: adds the behavior to its markup. */
enhance(document.body);
