declare module '*?flow' {
  export const flow: import('../../engine/pages/questionnaire.ts').FlowModule['flow'];
  export const catalogs: import('../../engine/pages/questionnaire.ts').FlowModule['catalogs'];
  export const questions: import('../../engine/pages/questionnaire.ts').FlowModule['questions'];
  export const consents: import('../../engine/pages/questionnaire.ts').FlowModule['consents'];
  export const shapes: import('../../engine/pages/questionnaire.ts').FlowModule['shapes'];
  export const older: import('../../engine/pages/questionnaire.ts').FlowModule['older'];
  export const migrate: import('../../engine/pages/questionnaire.ts').FlowModule['migrate'];
  export const steps: import('../../engine/pages/questionnaire.ts').FlowModule['steps'];
  export const pages: import('../../engine/pages/questionnaire.ts').FlowModule['pages'];
}

declare module 'virtual:questionnaires' {
  /**
   * Every flow file: its id, its module, and the path of its first step, which all its pages start
   * with.
   */
  export const questionnaires: readonly {
    id: string;
    base: string;
    load: () => Promise<import('../../engine/pages/questionnaire.ts').FlowModule>;
  }[];
}
