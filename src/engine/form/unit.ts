/** The unit after a number (`ui:options` `suffix`, `suffixOne`): 0 years, 1 year. */
export function unitOf(options: Readonly<Record<string, unknown>>, value: unknown): string {
  const { suffix, suffixOne = suffix } = options;
  const unit = value === 1 ? suffixOne : suffix;
  return typeof unit === 'string' ? unit : '';
}
