import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { bin } from '../../package.json';
import { runAdopt } from '../../scripts/plumbline/adopt.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { readProject } from '../../src/server/project/files.ts';
import { CORPUS } from '../engine/schemas/corpus.ts';
import simple from '../fixtures/playground/simple.json' with { type: 'json' };
import { questionnairePath } from '../fixtures/questionnaire.ts';

const root = mkdtempSync(join(tmpdir(), 'adopted-'));
cpSync(questionnairePath('tiny'), root, { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const plumbline = (...words: string[]) =>
  spawnSync(process.execPath, [bin.plumbline, ...words, '--root', root], { encoding: 'utf8' });
const written = (name: string, json: object): string => {
  const file = join(root, `${name}.json`);
  writeFileSync(file, JSON.stringify(json));
  return file;
};

it('makes a questionnaire that validate accepts, and lists what is left out by what to do', () => {
  const { schema, ui } = simple;
  const [schemaFile, uiFile] = [written('schema', schema), written('ui', ui)];
  const { status, stdout } = plumbline('adopt', schemaFile, uiFile, '--as', 'registration');
  expect([status, stdout]).toEqual([
    0,
    `Wrote flows/registration.json
Wrote schemas/registration-questions/schema.json
Wrote schemas/registration-questions/ui.json

5 questions on 1 step.

Left out, since an answer would be lost or misread (1):
  password: There is no widget "password": the form breaks when the step opens.
    The form cannot ask for this; schemas/README.md lists the widgets it has.

Left out, since no answer depends on it (2):
  firstName (ui:autofocus): Nothing here does what it says: "ui:autofocus" is left out.
  firstName (ui:emptyValue): Nothing here does what it says: "ui:emptyValue" is left out.
    Take it out: the form decides that for all fields alike.
`,
  ]);
  expect(plumbline('validate', '--flow', 'registration').stdout).toBe(
    'No findings: every path is proven.\n',
  );
});

it('refuses a name that is taken and a file that is no JSON, and writes nothing', () => {
  const before = readProject(root);
  const nothing = join(root, 'nothing.json');
  writeFileSync(nothing, '{ "type": ');
  expect(plumbline('adopt', nothing, '--as', 'other')).toMatchObject({
    status: 1,
    stderr: 'The JSON Schema is not valid JSON at line 1, column 11.\n',
  });
  expect(plumbline('adopt', written('again', simple.schema), '--as', 'registration')).toMatchObject(
    {
      status: 1,
      stderr: expect.stringContaining('Questionnaire "registration" already exists.'),
    },
  );
  expect(readProject(root)).toEqual(before);
});

it.each([
  ['an-address', 'an address in an object, by country'],
  ['a-claim', 'a claim with shared definitions'],
  ['a-contact', 'a phone or an email'],
  ['pets', 'people by value, as dependencies'],
])('writes files that pass validate: %s, from %s', async (name, corpus) => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  const file = written(name, CORPUS[corpus]?.schema ?? {});
  await runAdopt(file, undefined, { root, as: name });
  expect(lint(readProject(root), undefined, [`flows/${name}.json`])).toEqual([]);
});

it('makes a step of each object and one of the other fields, in the order of the look', async () => {
  const text = { type: 'string' };
  const schema = {
    title: 'Application',
    description: 'Five minutes.',
    type: 'object',
    properties: {
      firstName: text,
      homeAddress: { type: 'object', properties: { line1: text } },
      employer: { type: 'object', title: 'Where you work', properties: { name: text } },
      email: text,
    },
    required: ['firstName'],
  };
  const ui = { 'ui:order': ['employer', '*'], firstName: { 'ui:help': 'As in the passport' } };
  await runAdopt(written('application', schema), written('application-ui', ui), {
    root,
    as: 'application',
  });
  const files = readProject(root);
  const flow: unknown = JSON.parse(files.get('flows/application.json') ?? '');
  expect(flow).toMatchObject({
    head: { title: 'Application' },
    steps: [
      { id: 'application-employer', label: 'Where you work' },
      { id: 'application-questions', label: 'Application' },
      { id: 'application-home-address', label: 'Home address' },
    ],
  });
  expect(JSON.parse(files.get('schemas/application-employer/schema.json') ?? '')).toMatchObject({
    title: 'Where you work',
    description: 'Five minutes.',
  });
  expect(JSON.parse(files.get('schemas/application-questions/ui.json') ?? '')).toMatchObject({
    firstName: { 'ui:title': 'First name', 'ui:options': { note: 'As in the passport' } },
  });
  expect(files.get('schemas/application-home-address/ui.json')).toContain('"Line 1"');
});
