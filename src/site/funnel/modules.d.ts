declare module '*?flow' {
  export const flow: import('../../engine/pages.ts').FlowModule['flow'];
  export const catalogs: import('../../engine/pages.ts').FlowModule['catalogs'];
  export const questions: import('../../engine/pages.ts').FlowModule['questions'];
  export const consents: import('../../engine/pages.ts').FlowModule['consents'];
  export const shapes: import('../../engine/pages.ts').FlowModule['shapes'];
  export const older: import('../../engine/pages.ts').FlowModule['older'];
  export const migrate: import('../../engine/pages.ts').FlowModule['migrate'];
  export const steps: import('../../engine/pages.ts').FlowModule['steps'];
  export const pages: import('../../engine/pages.ts').FlowModule['pages'];
}

declare module 'virtual:questionnaires' {
  /**
   * Every flow file: its id, its module, and the path of its first step, which all its pages start
   * with.
   */
  export const questionnaires: readonly {
    id: string;
    base: string;
    load: () => Promise<import('../../engine/pages.ts').FlowModule>;
  }[];
}
