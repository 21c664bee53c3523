// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import checkbox from '../../../../src/engine/fields/checkbox/widget.tsx';
import checks from '../../../../src/engine/fields/checks/widget.tsx';
import hiddenNull from '../../../../src/engine/fields/hidden-null/widget.tsx';
import text from '../../../../src/engine/fields/text/widget.tsx';
import yesNo from '../../../../src/engine/fields/yes-no/widget.tsx';
import { descriptionOf, mountStep } from '../mount-step.tsx';

const widgets = { checkbox, checks, 'hidden-null': hiddenNull, text, 'yes-no': yesNo };

describe('the fields of a step', () => {
  it('have no heading of their own, since the page shows the question', async () => {
    await mountStep({
      widgets,
      properties: { city: { type: 'string', title: 'City' } },
      ui: { city: { 'ui:widget': 'text' } },
    });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText('The question')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('show nothing for hidden and null fields, and keep the null', async () => {
    const { data } = await mountStep({
      widgets,
      properties: {
        city: { type: 'string', title: 'City' },
        unused: { type: 'null', title: 'Unused' },
        flag: { type: 'boolean', title: 'Flag' },
      },
      ui: {
        city: { 'ui:widget': 'text' },
        unused: { 'ui:widget': 'hidden-null' },
        flag: { 'ui:widget': 'hidden' },
      },
    });
    const grid = screen.getByRole('textbox').closest('form > div > div');
    expect(grid?.textContent).toBe('City (optional)');
    expect(data()).toEqual({ unused: null });
  });

  it('answer nothing on the visitor’s behalf', async () => {
    const { data } = await mountStep({
      widgets,
      properties: {
        claims: { type: 'boolean', title: 'Any claims?' },
        agree: { type: 'boolean', title: 'I agree', const: true },
        picks: { type: 'array', title: 'Picks', items: { type: 'string' }, minItems: 1 },
        issues: { type: 'object', properties: { one: { type: 'boolean', title: 'One' } } },
      },
      required: ['claims', 'agree', 'picks', 'issues'],
      ui: {
        claims: { 'ui:widget': 'yes-no' },
        agree: { 'ui:widget': 'checkbox' },
        picks: { 'ui:widget': 'checks' },
        issues: { one: { 'ui:widget': 'checkbox' } },
      },
    });
    expect(data()).toEqual({});
    for (const radio of screen.getAllByRole('radio'))
      expect(radio).toHaveProperty('checked', false);
  });
});

describe('an object within a step', () => {
  it('says that it is optional where its own fields do not', async () => {
    const address = {
      type: 'object' as const,
      properties: { city: { type: 'string' as const, title: 'City' } },
    };
    await mountStep({
      widgets,
      properties: {
        home: { ...address, required: ['city'], title: 'Home' },
        work: { ...address, required: ['city'], title: 'Work' },
        other: { ...address, title: 'Other' },
      },
      required: ['home'],
      ui: Object.fromEntries(
        ['home', 'work', 'other'].map((name) => [name, { city: { 'ui:widget': 'text' } }]),
      ),
    });
    const legends = screen.getAllByRole('group').map((one) => one.querySelector('legend'));
    expect(legends.map((one) => one?.textContent)).toEqual(['Home', 'Work (optional)', 'Other']);
  });

  it('is a fieldset named by its title and described by its hint and message', async () => {
    await mountStep({
      widgets,
      properties: {
        issues: {
          type: 'object',
          title: 'Which of them apply?',
          description: 'Check each that does',
          properties: { one: { type: 'boolean', title: 'One' } },
        },
      },
      ui: { issues: { one: { 'ui:widget': 'checkbox' } } },
      errors: { issues: ['Please select at least one option'] },
    });
    const group = screen.getByRole('group', { name: 'Which of them apply?' });
    expect(descriptionOf(group)).toEqual([
      'Check each that does',
      'Please select at least one option',
    ]);
    expect(within(group).getByRole('checkbox', { name: 'One' })).toBeTruthy();
  });

  it('spaces its fields like those of the step, and only boxes closer together', async () => {
    const one = { type: 'boolean' as const, title: 'One' };
    const city = { type: 'string' as const, title: 'City' };
    await mountStep({
      widgets,
      properties: {
        boxes: { type: 'object', title: 'Boxes', properties: { one } },
        fields: { type: 'object', title: 'Fields', properties: { one, city } },
      },
      ui: {
        boxes: { one: { 'ui:widget': 'checkbox' } },
        fields: { one: { 'ui:widget': 'checkbox' }, city: { 'ui:widget': 'text' } },
      },
    });
    const look = (name: string) => screen.getByRole('group', { name }).className;
    expect(look('Boxes')).toContain('checks');
    expect(look('Fields')).not.toContain('checks');
  });

  it('keeps the input of a nested object', async () => {
    const city = { type: 'string' as const, title: 'City' };
    const address = { type: 'object' as const, title: 'Address', properties: { city } };
    const { user, data } = await mountStep({
      widgets,
      properties: { site: { type: 'object', title: 'Site', properties: { address } } },
      ui: { site: { address: { city: { 'ui:widget': 'text' } } } },
    });
    const inner = within(screen.getByRole('group', { name: 'Site' })).getByRole('group', {
      name: 'Address',
    });
    await user.type(within(inner).getByRole('textbox', { name: /City/ }), 'Rome');
    expect(data()).toEqual({ site: { address: { city: 'Rome' } } });
  });
});

describe('the text blocks of a step', () => {
  const properties = {
    first: { type: 'string' as const, title: 'First' },
    second: { type: 'string' as const, title: 'Second' },
  };
  const fields = { first: { 'ui:widget': 'text' }, second: { 'ui:widget': 'text' } };

  it('appear before, between and after the fields, according to their place', async () => {
    await mountStep({
      widgets,
      properties,
      required: ['first', 'second'],
      ui: {
        ...fields,
        'ui:blocks': [
          { kind: 'text', text: '[end]' },
          { kind: 'text', text: '[between]', place: { after: 'first' } },
          { kind: 'text', text: '[start]', place: 'before' },
        ],
      },
    });
    const form = screen.getByLabelText('First').closest('form');
    expect(form?.textContent).toBe('[start]First[between]Second[end]');
  });

  it('turn bracketed words into links within the site only', async () => {
    await mountStep({
      widgets,
      properties,
      ui: {
        ...fields,
        'ui:blocks': [
          { kind: 'text', text: 'See the [Terms](/terms) and [this](https://example.com).' },
        ],
      },
    });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/terms',
    ]);
    expect(screen.getByText(/and \[this\]\(https:\/\/example.com\)\.$/)).toBeTruthy();
  });

  it('show a catalog as a list with explanations, under its groups', async () => {
    await mountStep({
      widgets,
      properties,
      catalogs: {
        excluded: {
          groups: [
            { id: 'high', label: 'At height' },
            { id: 'low', label: 'Underground' },
          ],
          entries: [
            { id: 'a', label: 'Cranes', meaning: 'Lifting by crane.', group: 'high' },
            { id: 'b', label: 'Tunnels', group: 'low' },
          ],
        },
      },
      ui: {
        ...fields,
        'ui:blocks': [{ kind: 'list', title: 'Not covered', catalog: 'excluded' }],
      },
    });
    const list = screen.getByRole('region', { name: 'Not covered' });
    expect(
      within(within(list).getByRole('list', { name: 'At height' })).getByText('Cranes'),
    ).toBeTruthy();
    expect(within(list).getByText('Lifting by crane.')).toBeTruthy();
    expect(
      within(within(list).getByRole('list', { name: 'Underground' })).queryByText('Cranes'),
    ).toBeNull();
  });

  it('show scenarios as a list of titled examples', async () => {
    await mountStep({
      widgets,
      properties,
      ui: {
        ...fields,
        'ui:blocks': [
          {
            kind: 'scenarios',
            title: 'When it helps',
            items: [{ icon: 'shield', title: 'A fall', text: 'A visitor falls.' }],
          },
        ],
      },
    });
    const section = await screen.findByRole('region', { name: 'When it helps' });
    expect(within(section).getByRole('heading', { level: 3, name: 'A fall' })).toBeTruthy();
    expect(within(section).getByText('A visitor falls.')).toBeTruthy();
  });
});
