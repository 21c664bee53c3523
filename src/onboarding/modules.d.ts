declare module '*?flow' {
  export const flow: import('./questionnaire.ts').FlowModule['flow'];
  export const catalogs: import('./questionnaire.ts').FlowModule['catalogs'];
  export const questions: import('./questionnaire.ts').FlowModule['questions'];
  export const shapes: import('./questionnaire.ts').FlowModule['shapes'];
  export const older: import('./questionnaire.ts').FlowModule['older'];
  export const migrate: import('./questionnaire.ts').FlowModule['migrate'];
  export const steps: import('./questionnaire.ts').FlowModule['steps'];
  export const pages: import('./questionnaire.ts').FlowModule['pages'];
}

declare module 'virtual:questionnaires' {
  /** Every flow file: the path of its first step, below which all of its pages lie, and its module. */
  export const questionnaires: readonly {
    id: string;
    base: string;
    load: () => Promise<import('./questionnaire.ts').FlowModule>;
  }[];
}
