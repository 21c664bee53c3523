import { expect, test } from 'vitest';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { c1 } from '../../../src/checker/lint/rules/content/texts.ts';
import { linksResolve } from '../../../src/site/checks/links.ts';
import { lint } from '../../../src/checker/lint/run.ts';

const texts = readProject('.');
const found = (file: string, set: string) =>
  lint(applyAll(texts, [{ file, set, to: 'See the [Terms](/terms).' }]), [linksResolve]).map(
    ({ message }) => message,
  );

test.each([
  ['schemas/email/ui.json', '/ui:blocks/0/text'],
  ['schemas/industry/ui.json', '/ui:continue/consent/text'],
  ['schemas/catalog/payment.json', '/terms/text'],
  ['schemas/business-locations/ui.json', '/businessLocations/ui:options/primaryNote'],
])('%s%s is shown with its link', (file, pointer) => {
  expect(found(file, pointer)).toEqual([]);
});

test.each([
  ['schemas/content/products/commercial-auto.json', '/coverage/ask/to'],
  ['flows/onboarding.json', '/pages/0/alsoAsked/8/link/to'],
])('%s%s leads to an existing questionnaire', (file, set) => {
  const [finding, ...others] = lint(applyAll(texts, [{ file, set, to: '/comercial-auto' }]), [
    linksResolve,
  ]);
  expect(finding?.message).toContain(
    'leads to "/comercial-auto", which is not a page of this site',
  );
  expect(finding?.suggestion).toBe('Did you mean "/commercial-auto"?');
  expect(others).toEqual([]);
});

test.each([
  ['schemas/email/schema.json', '/description'],
  ['schemas/email/ui.json', '/email/ui:options/why'],
  ['schemas/email/ui.json', '/email/ui:options/errors/required'],
  ['schemas/catalog/industries.json', '/entries/0/hint'],
  ['schemas/content/about.json', '/faq/0/answer'],
])('%s%s would show the brackets of a link', (file, pointer) => {
  expect(found(file, pointer)).toEqual([
    'This text is shown without links: the visitor reads the brackets.',
  ]);
});

test.each([
  ['[Call us](tel:+13125550142) first.', []],
  ['Call [(312) 555-0142](tel:+13125550142) first.', []],
  [
    'Call [(312) 555-0188](tel:+13125550142) first.',
    [
      'The text of this link is "(312) 555-0188", but it calls "+13125550142": a visitor who presses it reaches someone else.',
    ],
  ],
])('a phone number is called by the link that names it: %s', (to, said) => {
  const edit = { file: 'schemas/email/ui.json', set: '/ui:blocks/0/text', to };
  expect(lint(applyAll(texts, [edit]), [c1, linksResolve]).map(({ message }) => message)).toEqual(
    said,
  );
});
