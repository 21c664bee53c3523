import { expect, test } from 'vitest';
import { buildModel } from '../../src/checker/model/model.ts';
import { optionsOf } from '../../src/engine/language/fields.ts';
import { stepSubject } from '../../src/checker/proof/subject/step-subject.ts';
import { write } from '../../src/engine/logic/path.ts';
import { readProject } from '../../src/server/project/files.ts';

const model = buildModel(readProject('.'));
const fields = model.steps.flatMap((step) =>
  step.fields
    .filter((field) => optionsOf(field)['choicesFrom'] !== undefined)
    .map((field) => ({ path: field.path, step, field })),
);

test.each(fields)('$path refuses an answer that is no longer offered', ({ step, field, path }) => {
  const subject = model.compiled && stepSubject(model.compiled, step);
  // No schema refuses it: it is a year like those that were once offered.
  const answer = field.schema['type'] === 'array' ? ['1900'] : '1900';
  const found = subject?.errors({ [field.name]: answer }, write({}, path, answer));
  expect(found).toContainEqual(expect.objectContaining({ code: 'enum', at: `/${field.name}` }));
});
