import { registerWorker } from '../../offline/register.ts';
import { enhance } from './enhance.ts';

/** The script of a prerendered page: adds the behavior to its markup, and keeps the site offline. */
enhance(document.body);
registerWorker();
