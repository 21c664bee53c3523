/** An error as Ajv reports it. */
export type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
};
