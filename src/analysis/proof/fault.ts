import type { StepModel } from '../model/model.ts';
import { fieldAt } from './places.ts';

/** Where an analyst changes what keeps everybody on a step, and what it says there. */
export type Fault = { file: string; pointer: string; said: string };

/**
 * The place of a reason why a step cannot be completed. Reasons begin with the place in the data:
 * `/email pattern` is a keyword of the schema, `/email: Enter it` a message.
 */
export function faultOf({ schemaFile, rulesFile, rules, fields }: StepModel, why: string): Fault {
  const rule = rules.findIndex(({ at, message }) => why === `${at}: ${message}`);
  if (rule >= 0) {
    const { id, message } = rules[rule] ?? { id: '', message: '' };
    const said = `the rule "${id}" says "${message}" to all that was tried`;
    return { file: rulesFile, pointer: `/rules/${rule}`, said };
  }
  const [, place = '', mark = '', rest = ''] = /^(\/[^\s:]*)([: ]) ?(.*)$/s.exec(why) ?? [];
  const field = fieldAt(fields, place);
  if (field === undefined && rest === 'required') {
    const said = `"${place.slice(1)}" has to be answered and is no field`;
    return { file: schemaFile, pointer: '/required', said };
  }
  if (field === undefined) return { file: schemaFile, pointer: '', said: why };
  const isKeyword = mark === ' ' && field.schema[rest] !== undefined;
  return {
    file: schemaFile,
    pointer: isKeyword ? `${field.pointer}/${rest}` : field.pointer,
    said: isKeyword
      ? `"${field.name}" refuses all that was tried by its "${rest}"`
      : mark === ':'
        ? `"${field.name}" says "${rest}" to all that was tried`
        : `for "${field.name}" no answer was found (${rest})`,
  };
}
