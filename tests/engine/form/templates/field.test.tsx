// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import cards from '../../../../src/engine/fields/cards/widget.tsx';
import checks from '../../../../src/engine/fields/checks/widget.tsx';
import output from '../../../../src/engine/fields/output/widget.tsx';
import text from '../../../../src/engine/fields/text/widget.tsx';
import { descriptionOf, mountStep } from '../mount-step.tsx';

const widgets = { cards, output, text };

describe('a field with one control', () => {
  it('ties label, hint, message, note and advice to the control', async () => {
    await mountStep({
      widgets,
      properties: { city: { type: 'string', title: 'City', description: 'Where you work' } },
      ui: { city: { 'ui:widget': 'text', 'ui:options': { note: 'Required field' } } },
      errors: { city: ['Enter a city'] },
      advice: { 'root.city': 'Check the spelling' },
    });
    const city = screen.getByRole('textbox', { name: 'City (optional)' });
    expect(city.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(city)).toEqual([
      'Where you work',
      'Enter a city',
      'Required field',
      'Check the spelling',
    ]);
  });

  it('describes the control by nothing when there is nothing to say', async () => {
    await mountStep({
      widgets,
      properties: { city: { type: 'string', title: 'City' } },
      ui: { city: { 'ui:widget': 'text' } },
    });
    const city = screen.getByRole('textbox');
    expect(city.hasAttribute('aria-describedby')).toBe(false);
    expect(city.hasAttribute('aria-invalid')).toBe(false);
  });

  it('puts the hint before the control and the message after it', async () => {
    await mountStep({
      widgets,
      properties: { city: { type: 'string', title: 'City', description: 'Hint' } },
      ui: { city: { 'ui:widget': 'text' } },
      errors: { city: ['Message'] },
    });
    const city = screen.getByRole('textbox');
    const after = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(screen.getByText('Hint').compareDocumentPosition(city) & after).toBeTruthy();
    expect(city.compareDocumentPosition(screen.getByText('Message')) & after).toBeTruthy();
  });

  it.each([
    ['a required field', { required: ['city'] }],
    ['a field whose author says so', { hide: true }],
  ])('does not call %s optional', async (_case, { required = [], hide = false }: Case) => {
    await mountStep({
      widgets,
      properties: { city: { type: 'string', title: 'City' } },
      required,
      ui: { city: { 'ui:widget': 'text', 'ui:options': { hideOptional: hide } } },
    });
    expect(screen.getByLabelText('City').id).toBe('root.city');
  });

  it('does not call a computed value optional', async () => {
    await mountStep({
      widgets,
      properties: { total: { type: 'string', title: 'Total people' } },
      ui: { total: { 'ui:widget': 'output' } },
    });
    expect(screen.getByLabelText('Total people').tagName).toBe('OUTPUT');
  });

  it('keeps the reason for the question collapsed until requested', async () => {
    const { user } = await mountStep({
      widgets,
      properties: { city: { type: 'string', title: 'City' } },
      ui: { city: { 'ui:widget': 'text', 'ui:options': { why: 'Rates differ by city.' } } },
    });
    const reason = screen.getByText('Rates differ by city.').closest('details');
    expect(reason?.open).toBe(false);
    const summary = screen.getByText('Why we ask').closest('summary');
    expect(summary?.textContent).toBe('Why we ask: City');
    await user.click(screen.getByText('Why we ask'));
    expect(reason?.open).toBe(true);
  });

  it('collapses the reason again with Escape', async () => {
    const { user } = await mountStep({
      widgets,
      properties: { city: { type: 'string', title: 'City' } },
      ui: { city: { 'ui:widget': 'text', 'ui:options': { why: 'Rates differ by city.' } } },
    });
    const summary = screen.getByText('Why we ask').closest('summary');
    await user.click(screen.getByText('Why we ask'));
    summary?.focus();
    await user.keyboard('{Escape}');
    expect(summary?.closest('details')?.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  it('explains on demand where an answer stands, line by line and with an example', async () => {
    const guide = {
      text: 'An estimate is fine.',
      lines: [{ term: 'Sole owner', text: 'Line 1 of Schedule C' }],
      example: 'A plumber enters 144,000.',
    };
    const { user } = await mountStep({
      widgets,
      properties: { revenue: { type: 'string', title: 'Revenue' } },
      ui: { revenue: { 'ui:widget': 'text', 'ui:options': { guide } } },
    });
    const details = screen.getByText('An estimate is fine.').closest('details');
    expect(details?.open).toBe(false);
    await user.click(screen.getByText('Where to find it'));
    expect(details?.open).toBe(true);
    expect(screen.getByRole('term').textContent).toBe('Sole owner');
    expect(screen.getByRole('definition').textContent).toBe('Line 1 of Schedule C');
    expect(details?.textContent).toContain('Example: A plumber enters 144,000.');
    // It would be read in full each time the field gets the focus.
    expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
  });

  it('opens its explanation by words of its own', async () => {
    const guide = { title: 'What that means', text: 'Anything that happened.' };
    await mountStep({
      widgets,
      properties: { aware: { type: 'string', title: 'Aware' } },
      ui: { aware: { 'ui:widget': 'text', 'ui:options': { guide } } },
    });
    expect(screen.getByText('What that means').closest('summary')?.textContent).toBe(
      'What that means: Aware',
    );
  });

  it('reads markup in a hint as plain text', async () => {
    await mountStep({
      widgets,
      properties: { city: { type: 'string', title: 'City', description: '<b>**bold**</b>' } },
      ui: { city: { 'ui:widget': 'text' } },
    });
    expect(screen.getByText('<b>**bold**</b>').children).toHaveLength(0);
  });
});

type Case = { required?: string[]; hide?: boolean };

describe('a field with several controls', () => {
  const properties = {
    trade: {
      type: 'string' as const,
      title: 'Your trade',
      description: 'Choose one',
      enum: ['roof', 'floor'],
    },
  };

  it('is a fieldset whose legend names the group', async () => {
    await mountStep({
      widgets,
      properties,
      required: ['trade'],
      ui: { trade: { 'ui:widget': 'cards' } },
      errors: { trade: ['Choose a trade'] },
    });
    const group = screen.getByRole('radiogroup', { name: 'Your trade' });
    expect(group.tagName).toBe('FIELDSET');
    expect(group.id).toBe('root.trade');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(descriptionOf(group)).toEqual(['Choose one', 'Choose a trade']);
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
  });

  it('is invalid as a whole, not its boxes', async () => {
    await mountStep({
      widgets: { checks },
      properties: {
        picks: {
          type: 'array',
          title: 'Picks',
          items: { type: 'string', enum: ['one', 'two'] },
          uniqueItems: true,
        },
      },
      ui: { picks: { 'ui:widget': 'checks' } },
      errors: { picks: ['Choose one'] },
    });
    const group = screen.getByRole('group', { name: /Picks/ });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelectorAll('input[aria-invalid]')).toHaveLength(0);
  });

  it('keeps its name when the legend is not shown', async () => {
    await mountStep({
      widgets,
      properties,
      required: ['trade'],
      ui: { trade: { 'ui:widget': 'cards', 'ui:options': { label: false } } },
    });
    expect(screen.getByRole('radiogroup', { name: 'Your trade' })).toBeTruthy();
  });
});
