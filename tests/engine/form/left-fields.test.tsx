// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { RJSFSchema } from '@rjsf/utils';
import { expect, it } from 'vitest';
import ClaimsWidget from '../../../src/site/fields/claims/widget.tsx';
import ListWidget from '../../../src/engine/fields/list/widget.tsx';
import TextWidget from '../../../src/engine/fields/text/widget.tsx';
import { mountStep } from './mount-step.tsx';

const text = (title: string): RJSFSchema => ({ type: 'string', title });
const object = (properties: Record<string, RJSFSchema>): RJSFSchema => ({
  type: 'object',
  properties,
});
const widget = { 'ui:widget': 'text' };

/** RJSF's ids join names with `_`, so several of these fields have an id that begins like another's. */
const properties: Record<string, RJSFSchema> = {
  email: text('E-mail'),
  email_confirm: text('E-mail again'),
  home: object({ city: text('City'), city_part: text('Part of the city') }),
  count: text('Number of claims'),
  claims: {
    type: 'array',
    title: 'Claims',
    maxItems: 2,
    items: object({ date: text('Date of the claim'), value: text('Amount') }),
  },
  people: {
    type: 'array',
    title: 'People',
    items: object({ first_name: text('First name'), pets: text('Pets') }),
  },
};

it.each([
  ['E-mail', '/email'],
  ['E-mail again', '/email_confirm'],
  ['City', '/home/city'],
  ['Part of the city', '/home/city_part'],
  ['Amount', '/claims/0/value'],
  ['First name', '/people/0/first_name'],
])('the field "%s" that was left is known by its path %s', async (label, at) => {
  const { user, blurred } = await mountStep({
    properties,
    ui: {
      email: widget,
      email_confirm: widget,
      home: { city: widget, city_part: widget },
      count: widget,
      claims: { 'ui:widget': 'claims', 'ui:options': { countField: 'count' } },
      people: {
        'ui:widget': 'list',
        'ui:options': { itemTitle: 'Person {number}', addLabel: 'Add' },
        items: { first_name: widget, pets: widget },
      },
    },
    widgets: { text: TextWidget, list: ListWidget, claims: ClaimsWidget } as never,
    data: { count: '1', claims: [{}], people: [{}] },
  });
  await user.click(screen.getByLabelText(new RegExp(`^${label}(?: \\(optional\\))?$`)));
  await user.tab();
  expect(blurred).toHaveBeenCalledExactlyOnceWith(at);
});
