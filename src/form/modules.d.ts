declare module '*?pages' {
  /** By the id of the page. */
  export const pages: Readonly<Record<string, import('../flow/types.ts').PageData | undefined>>;
}

declare module '*?flow' {
  export const flow: import('../flow/types.ts').Flow;
  export const catalogs: import('../logic/expression.ts').Catalogs;
  export const questions: import('../flow/compiled.ts').Questions;
  export const shapes: Readonly<Record<string, import('../flow/shape.ts').Shape>>;
  export const migrate: import('../draft/migrations/migrate.ts').Migrate | undefined;
}
