import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';

/**
 * Checks every content file of `dir` (`schemas/content`) against the JSON Schema that it names.
 * @returns one line per mistake: file, place, what is wrong; none if there are no mistakes
 */
export function contentErrors(dir: string): string[] {
  const ajv = new Ajv({ allErrors: true, strict: true });
  // The name of something in another file, which `npm run validate` looks up.
  ajv.addKeyword('x-names');
  return contentFiles(dir).flatMap((file) => {
    const name = relative(dir, file);
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const named = schemaOf(content);
    const schemaFile = resolve(dirname(file), named ?? '..');
    // The texts of questionnaires are checked elsewhere (`npm run validate`).
    if (!schemaFile.startsWith(resolve(dir, 'meta'))) return [];
    if (!existsSync(schemaFile)) return [`${name}: its "$schema" ${named} does not exist`];
    const schema = JSON.parse(readFileSync(schemaFile, 'utf8'));
    const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
    return validate(content) ? [] : (validate.errors ?? []).map((error) => line(name, error));
  });
}

const contentFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('meta'))
    .sort()
    .map((file) => join(dir, file));

function schemaOf(content: unknown): string | undefined {
  const named =
    typeof content === 'object' && content !== null ? Reflect.get(content, '$schema') : undefined;
  return typeof named === 'string' ? named : undefined;
}

function line(file: string, { instancePath, message, params }: ErrorObject): string {
  const detail = params['additionalProperty'] ?? params['allowedValues'] ?? params['allowedValue'];
  const named = detail === undefined ? '' : ` (${JSON.stringify(detail)})`;
  return `${file}${instancePath}: ${message ?? 'is not valid'}${named}`;
}
