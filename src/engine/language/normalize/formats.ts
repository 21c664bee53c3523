/**
 * Patterns for the formats of JSON Schema other than `date`, which Ajv checks itself. They need no
 * code in the browser, and the linter can generate texts for them.
 */
export const FORMATS: Readonly<Record<string, string>> = {
  email: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  uri: '^https?://[^\\s/?#]+\\.[^\\s/?#]+([/?#]\\S*)?$',
  uuid: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  // Other forms keep seconds too; a time of day has no offset.
  time: '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$',
  // RFC 3339 with its offset, as Ajv's own format asks; that a month has the day is left to the control.
  'date-time':
    '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]{1,9})?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$',
};
