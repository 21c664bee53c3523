/** Checklist entries without a rule, and why. Shown on the reference page. */
export const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  F9: 'Formatting is `npm run format -- --check`, which `npm test` runs; one tool decides, not two.',
  T13: 'The specification (section 4) gives required fields defaults: individual, current year, no.',
  L12: 'There is no separate case: L9 and L10 cut numbers and dates at every constant in use.',
  L14: 'The proof cuts sums of answers where they meet a limit (G6, G12); others are P1.',
  L15: 'Dates are cut at today and the days around it in every proof; T8 repeats it on other days.',
  L16: 'The app, this linter and the simulator import the same src/engine/logic; there is no second one.',
  G19: 'Conditions see only answers on the path (src/engine/flow/walk.ts); L7 reports such reads.',
  R1: 'Each answer on the path is sent to the table onboarding_answers for a person (decision D25).',
  T18: '`npm run simulate` shows every fact that visitors read; two that differ are seen side by side there.',
  T23: '`npm run simulate` shows what a pattern accepts and refuses at its limits.',
  C10: '`npm run simulate` shows every changed figure in a text; figures in sentences are not guessed at.',
  C11: '`npm run simulate` shows every changed sentence.',
  R7: '`npm run validate -- --database` writes what visitors send to the embedded Postgres.',
  R8: '`npm run validate -- --database` lets strangers try the rows of visitors.',
  R4: 'The review is built from the schemas of the steps on the path: no file can omit a question.',
  C4: 'The product has one language.',
};
