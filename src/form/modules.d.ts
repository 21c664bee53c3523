declare module '*?flow' {
  export const flow: import('../flow/types.ts').Flow;
  export const catalogs: import('../logic/expression.ts').Catalogs;
  export const questions: import('../flow/compiled.ts').Questions;
  export const shapes: Readonly<Record<string, import('../flow/shape.ts').Shape>>;
}
