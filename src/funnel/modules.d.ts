declare module '*?flow' {
  export const flow: import('../onboarding/questionnaire.ts').FlowModule['flow'];
  export const catalogs: import('../onboarding/questionnaire.ts').FlowModule['catalogs'];
  export const questions: import('../onboarding/questionnaire.ts').FlowModule['questions'];
  export const consents: import('../onboarding/questionnaire.ts').FlowModule['consents'];
  export const shapes: import('../onboarding/questionnaire.ts').FlowModule['shapes'];
  export const older: import('../onboarding/questionnaire.ts').FlowModule['older'];
  export const migrate: import('../onboarding/questionnaire.ts').FlowModule['migrate'];
  export const steps: import('../onboarding/questionnaire.ts').FlowModule['steps'];
  export const pages: import('../onboarding/questionnaire.ts').FlowModule['pages'];
}

declare module 'virtual:questionnaires' {
  /**
   * Every flow file: its id, its module, and the path of its first step, which all its pages start
   * with.
   */
  export const questionnaires: readonly {
    id: string;
    base: string;
    load: () => Promise<import('../onboarding/questionnaire.ts').FlowModule>;
  }[];
}
