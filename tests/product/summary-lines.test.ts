import { describe, expect, it } from 'vitest';
import { buildModels } from '../../src/checker/model/model.ts';
import { conditionals } from '../../src/engine/language/fields.ts';
import { propertiesOf } from '../../src/engine/language/step-schema.ts';
import { issuePlacer } from '../../src/engine/form/placed-issues.ts';
import { lineText } from '../../src/engine/form/summary-lines.ts';
import { isObject, textOf } from '../../src/engine/logic/json.ts';
import { read } from '../../src/engine/logic/path.ts';
import { readProject } from '../../src/server/project/files.ts';

/** Each step with all that its fields with a label can say, the fields of all branches among them. */
const steps = buildModels(readProject('.')).flatMap((model) =>
  model.steps.map(({ id, schema, ui, rules, fields }) => {
    const branches = conditionals(schema).map((branch) => propertiesOf(branch.schema));
    const drawn = {
      schema: { properties: Object.assign({}, propertiesOf(schema), ...branches) },
      uiSchema: ui,
      rules,
    };
    const labeled = fields.filter((field) => field.schema['title'] !== undefined);
    const told = labeled.flatMap((field) => {
      const errors = read(field.ui, 'ui:options.errors');
      const texts = isObject(errors) ? Object.values(errors) : [];
      return texts.map((text) => ({
        at: field.at.replaceAll('*', '0'),
        message: textOf(isObject(text) ? text['inline'] : text),
        severity: 'error' as const,
        code: '',
      }));
    });
    return { at: `${model.flow?.id}: ${id}`, issues: issuePlacer(drawn)(told, {}) };
  }),
);

describe('the lines of the error summary', () => {
  it.each(steps)('of $at differ between its fields', ({ issues }) => {
    const fieldsOf = new Map<string, Set<string>>();
    for (const issue of issues) {
      const line = lineText(issue);
      fieldsOf.set(line, (fieldsOf.get(line) ?? new Set<string>()).add(issue.at));
    }
    const shared = [...fieldsOf].filter(([, fields]) => fields.size > 1);
    expect(shared.map(([line, fields]) => [line, ...fields])).toEqual([]);
  });
});
