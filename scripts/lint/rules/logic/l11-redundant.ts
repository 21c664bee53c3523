import { operations } from '../../model/comparisons.ts';
import { expressionsOf } from '../../model/expressions.ts';
import { scopesFor, truthOf } from '../../proof/truth.ts';
import type { LintRule } from '../../rule.ts';

export const l11: LintRule = {
  code: 'L11',
  keeps: 'Every operand of `and` and `or` makes a difference.',
  severity: 'warning',
  check: (model) => {
    const subject = model.proof()?.subject;
    if (subject === undefined) return [];
    return expressionsOf(model).flatMap(({ file, pointer, expression }) =>
      operations(expression, pointer)
        .filter(({ name, operands }) => (name === 'and' || name === 'or') && operands.length > 1)
        .flatMap(({ name, operands, at }) => {
          const { scopes, exact } = scopesFor(subject, operands);
          if (!exact) return [];
          const whole = truthOf(subject, { [name]: [...operands] }, scopes);
          return operands.flatMap((_, index) => {
            const without = { [name]: operands.filter((_other, other) => other !== index) };
            const same = truthOf(subject, without, scopes).every((truth, i) => truth === whole[i]);
            return same
              ? [
                  {
                    file,
                    pointer: `${at}/${name}/${index}`,
                    message:
                      'This part changes nothing for any visitor: another one says it already, or the whole is decided without it.',
                  },
                ]
              : [];
          });
        }),
    );
  },
};
