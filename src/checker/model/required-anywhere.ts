import { isObject, type Json } from '../../engine/core.ts';

/** Is the property required anywhere in a step's schema, under any condition? */
export function isRequiredAnywhere(schema: Json, name: string): boolean {
  if (Array.isArray(schema)) return schema.some((part) => isRequiredAnywhere(part, name));
  if (!isObject(schema)) return false;
  return Object.entries(schema).some(([key, part]) => {
    if (/^(required|dependentRequired|dependencies|dependentSchemas)$/.test(key)) {
      return isNamed(part, name) || isRequiredAnywhere(part, name);
    }
    // A condition only compares; it does not require anything from the visitor.
    return key !== 'if' && key !== 'not' && isRequiredAnywhere(part, name);
  });
}

function isNamed(part: Json, name: string): boolean {
  if (Array.isArray(part)) return part.includes(name);
  return isObject(part) && Object.values(part).some((inner) => isNamed(inner, name));
}
