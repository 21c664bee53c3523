import { enhance } from './enhance.ts';

/** The script of a prerendered page: the markup is there, only the behaviour is missing. */
enhance(document.body);
