declare module '*?flow' {
  import type { Flow } from '../flow/types.ts';
  import type { Catalogs } from '../logic/expression.ts';

  export const flow: Flow;
  export const catalogs: Catalogs;
}

declare module '*?css-variables.css';
