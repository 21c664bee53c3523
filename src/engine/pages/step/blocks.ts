import type { StepModule } from '../../form/contract.ts';
import type { CompiledFlow } from '../../flow/compiled.ts';
import { isObject, type Json } from '../../logic/json.ts';
import type { Scope } from '../../logic/expressions/scope.ts';

/** The UI schema with only the text blocks whose condition holds (`ui:blocks[].when`). */
export function withShownBlocks(
  uiSchema: StepModule['uiSchema'],
  flow: CompiledFlow,
  scope: Scope,
): StepModule['uiSchema'] {
  const blocks = uiSchema['ui:blocks'];
  if (!Array.isArray(blocks) || blocks.every((block) => conditionOf(block) === undefined)) {
    return uiSchema;
  }
  const shown = blocks.filter((block) => {
    const name = conditionOf(block);
    return name === undefined || flow.condition(name)?.(scope) === true;
  });
  return Object.assign({}, uiSchema, { 'ui:blocks': shown });
}

function conditionOf(block: Json): string | undefined {
  const name = isObject(block) ? block['when'] : undefined;
  return typeof name === 'string' ? name : undefined;
}
