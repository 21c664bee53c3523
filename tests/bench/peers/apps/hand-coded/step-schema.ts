import * as z from 'zod';
import type { Field, Step } from '../definition.ts';

const MISSING = 'Please answer';

export const zodOfStep = ({ fields }: Pick<Step, 'fields'>) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, zodOf(field)])));

function zodOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return z.string(MISSING).min(1, MISSING).max(field.maxLength, 'Please shorten this');
    case 'email':
      return z.email('Please enter an email address');
    case 'number': {
      const range = `Between ${field.minimum} and ${field.maximum}`;
      return z.int(MISSING).min(field.minimum, range).max(field.maximum, range);
    }
    case 'yes-no':
      return z.boolean(MISSING);
    case 'radio':
    case 'select':
      return z.enum(valuesOf(field), MISSING);
    case 'checks':
      return z.array(z.enum(valuesOf(field))).min(1, MISSING);
    case 'list':
      return z.array(zodOfStep(field)).min(1, 'Please add one');
  }
}

const valuesOf = ({ options }: { options: readonly { value: string }[] }): string[] =>
  options.map(({ value }) => value);
