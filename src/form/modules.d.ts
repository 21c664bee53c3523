declare module '*?flow' {
  import type { Flow } from '../flow/types.ts';
  import type { Shape } from '../flow/shape.ts';
  import type { Catalogs } from '../logic/expression.ts';

  export const flow: Flow;
  export const catalogs: Catalogs;
  export const shapes: Readonly<Record<string, Shape>>;
}

