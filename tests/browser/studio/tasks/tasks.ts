import { expect } from '@playwright/test';
import { at, type Json } from '../../../../src/engine/core.ts';
import playground from '../../../fixtures/playground/simple.json' with { type: 'json' };
import { violations } from '../../axe.ts';
import { smallTargets } from '../small-targets.ts';
import type { Desk } from './desk.ts';

/** Each is done with the given hand, saved, and looked at: on disk, and as a visitor sees it. */
export const TASKS: Readonly<Record<string, (desk: Desk) => Promise<void>>> = {
  'texts are reworded': async ({ hand, place, question, text, preview, save, json }) => {
    await hand.press(place('Day'));
    await hand.write(text('Title of the page'), 'On which day do we start?');
    await hand.press(question('First day'));
    await hand.write(text('Label'), 'The day of the start');
    await hand.write(text('Message when it is missing'), 'Choose a day.');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
      'On which day do we start?',
    );
    await expect(preview.getByText('The day of the start').first()).toBeVisible();
    await save();
    const schema = json('schemas/day/schema.json');
    expect(schema['title']).toBe('On which day do we start?');
    expect(at(schema, '/properties/date/title')).toBe('The day of the start');
    const message = at(json('schemas/day/ui.json'), '/date/ui:options/errors/required');
    expect(message).toBe('Choose a day.');
  },

  'a yes/no question is added, and asked on a condition': async (desk) => {
    const { page, hand, place, question, button, list, number, preview, findings } = desk;
    await hand.press(place('Person'));
    await addQuestion(desk, 'Do you dance?', 'Yes or no');
    await expect(question('Do you dance')).toBeFocused();
    await expect(preview.getByRole('radiogroup', { name: 'Do you dance?' })).toBeVisible();
    await hand.press(question('Do you dance'));
    await hand.press(button('Add a condition').first());
    await hand.choose(list('Question'), 'Age');
    await hand.choose(list('Comparison'), 'is at least');
    await hand.write(number('Value'), '21');
    await expect(page.getByText('If "Age" is at least 21')).toBeVisible();
    await expect(preview.getByRole('radiogroup', { name: 'Do you dance?' })).toHaveCount(0);
    await hand.choose(list('When'), 'Otherwise: if it is false');
    await expect(page.getByText('If "Age" is less than 21')).toBeVisible();
    await expect(findings).toContainText('Nothing is wrong.');
    expect(await violations(page, ['frame-tested'])).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await desk.save();
    const schema = desk.json('schemas/person/schema.json');
    expect(JSON.stringify(schema)).toContain(
      '"doYouDance":{"title":"Do you dance?","type":"boolean"}',
    );
  },

  'a dropdown gets a choice that is renamed and one that is moved up': async (desk) => {
    const { page, hand, place, question, text, button, confirm, preview } = desk;
    await hand.press(place('Person'));
    await addQuestion(desk, 'Who sent you?', 'One choice from a drop-down list');
    await hand.press(question('Who sent you'));
    const first = page.getByRole('group', { name: 'Choice first' });
    await hand.write(first.getByLabel('Label'), 'A friend');
    await hand.press(button('Change the id of “A friend” …'));
    await hand.write(text('New id'), 'friend');
    await confirm('Change');
    await hand.write(text('Label of a new choice'), 'A poster');
    await hand.press(button('Add the choice'));
    await hand.press(button('Move “A poster” up'));
    await hand.press(button('Move “A poster” up'));
    await expect(page.getByText('“A poster” is now choice 1 of 3.')).toBeVisible();
    const shown = preview.getByRole('combobox', { name: 'Who sent you?' }).getByRole('option');
    await expect(shown).toHaveText(['Choose one', 'A poster', 'A friend', 'The second choice']);
    await desk.save();
    const choices = at(desk.json('schemas/person/schema.json'), '/properties/whoSentYou/enum');
    expect(choices).toEqual(['a-poster', 'friend', 'second']);
  },

  'a question is moved, renamed and removed, with what depends on it': async (desk) => {
    const { page, hand, place, question, text, button, inDialog, confirm, dialog, json } = desk;
    await hand.press(place('Person'));
    await hand.press(button('Move “Age” up'));
    await expect(page.getByText('“Age” is now question 2 of 6.')).toBeVisible();
    await hand.press(question('Do you have a partner'));
    await hand.press(button('Rename the field …'));
    await hand.write(text('New name'), 'companion');
    await confirm('Rename');
    await expect(question('Do you have a partner')).toBeFocused();
    await hand.press(question('Do you have a partner'));
    await hand.press(button('Remove the question …'));
    await hand.press(inDialog('Remove'));
    await expect(dialog.getByRole('alert')).toHaveText(
      'Whether "Name of the partner" is asked depends on it: change that condition first.',
    );
    await hand.press(inDialog('Cancel'));
    await hand.press(question('Do you have a partner'));
    await hand.press(question('Name of the partner'));
    await hand.press(button('Remove the question …'));
    await confirm('Remove');
    await expect(page.getByText('“Name of the partner” was removed.')).toBeVisible();
    await desk.save();
    const order = ['name', 'age', 'email', 'area', 'companion'];
    expect(json('schemas/person/ui.json')['ui:order']).toEqual(order);
    expect(desk.read('schemas/person/schema.json')).not.toContain('partnerName');
    const flow = json('flows/tiny.json');
    expect(at(flow, '/conditions/hasPartner')).toEqual({
      '==': [{ var: 'person.companion' }, 'yes'],
    });
    expect(flow['version']).toBe(2);
  },

  'a branch is for those with 0 employees': async (desk) => {
    const { page, hand, place, text, number, list, button, inDialog, confirm, dialog } = desk;
    await hand.press(place('Person'));
    await addQuestion(desk, 'Employees', 'A whole number');
    await hand.press(button('Add a branch …'));
    await hand.choose(list('Leads to'), 'Day (day)');
    await hand.write(text('Name of the condition'), 'hasNoEmployees');
    await hand.press(inDialog('Add a condition'));
    await hand.choose(list('Question'), 'Employees');
    await hand.write(number('Value'), '0');
    await expect(dialog).toContainText('If "Employees" is 0');
    await hand.press(inDialog('Show the changes'));
    await expect(dialog).toContainText('0 before, 0 after.');
    await confirm('Add');
    const branches = page.getByRole('region', { name: 'Branches' });
    await expect(branches).toContainText('If "Employees" is 0 → Day');
    await desk.save();
    const flow = desk.json('flows/tiny.json');
    expect(at(flow, '/conditions/hasNoEmployees')).toEqual({
      '==': [{ var: 'person.employees' }, 0],
    });
    const next: Json = [{ when: 'hasNoEmployees', to: 'day' }, { to: 'work' }];
    expect(at(flow, '/steps/2/next')).toEqual(next);
  },

  'a limit that breaks a branch is told before it is saved': async (desk) => {
    const { hand, place, question, number, list, text, button, inDialog, confirm, findings } = desk;
    await hand.press(place('Person'));
    await hand.press(button('Add a branch …'));
    await hand.choose(list('Leads to'), 'Day (day)');
    await hand.write(text('Name of the condition'), 'isOld');
    await hand.press(inDialog('Add a condition'));
    await hand.choose(list('Question'), 'Age');
    await hand.choose(list('Comparison'), 'is at least');
    await hand.write(number('Value'), '70');
    await confirm('Add');
    await desk.save();

    await hand.press(question('Age'));
    await hand.write(number('Maximum'), '69');
    await expect(findings).toContainText('"isOld"');
    await desk.askToSave();
    await expect(desk.dialog).toContainText('Saved with an error');
    await hand.press(inDialog('Cancel'));
    await hand.write(number('Maximum'), '70');
    await expect(findings).toContainText('Nothing is wrong.');
    await desk.save();
    expect(at(desk.json('schemas/person/schema.json'), '/properties/age/maximum')).toBe(70);
  },

  'a new questionnaire has a page on which it ends early': async (desk) => {
    const { page, hand, text, list, button, dialog, inDialog, confirm, place, preview } = desk;
    await hand.press(button('New questionnaire …'));
    await hand.write(text('Name, such as'), 'terms');
    await hand.write(text('Title'), 'Ask about your vans');
    await hand.press(inDialog('Create'));
    // The site has a page there.
    await expect(dialog.getByRole('alert')).toContainText('/terms');
    await hand.write(text('Name, such as'), 'vans');
    // In a low window, the tree has to be scrolled to what is new.
    await page.setViewportSize({ width: 1440, height: 500 });
    await confirm('Create');
    await expect(place('Contact')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await hand.press(button('Add a step …'));
    await hand.write(text('Name, such as'), 'vans-rental');
    await hand.write(text('Question, as'), 'Do you rent out vehicles?');
    await hand.choose(list('Kind'), 'Yes or no');
    await confirm('Add');
    await hand.press(button('Add an end page …'));
    await hand.write(text('Name, such as'), 'not-offered');
    await hand.write(text('Heading'), 'We cannot offer this');
    await hand.write(text('Text below'), 'We insure no vehicles that are rented out.');
    await hand.write(text('Start of the request'), 'NO-');
    await hand.write(text('Name of the condition'), 'rentsOut');
    await hand.press(inDialog('Add a condition'));
    await hand.choose(list('Question'), 'Do you rent out vehicles?');
    await hand.choose(list('Value'), 'Yes');
    await confirm('Add');
    await expect(preview.getByText('We insure no vehicles that are rented out.')).toBeVisible();
    await desk.save();
    const flow = desk.json('flows/vans.json');
    expect(at(flow, '/steps/1/next/0')).toEqual({ when: 'rentsOut', to: 'not-offered' });
    expect(at(flow, '/conditions/rentsOut')).toEqual({
      '==': [{ var: 'vansRental.doYouRentOut' }, true],
    });
    expect(at(flow, '/pages/1/number/prefix')).toBe('NO-');
  },

  'a pasted schema says what works and what is refused, and becomes a questionnaire': async (
    desk,
  ) => {
    const { page, hand, text, button, inDialog, confirm, dialog, preview, place, json } = desk;
    await hand.press(button('New questionnaire …'));
    await hand.write(text('Name, such as'), 'registration');
    await hand.write(text('Title'), 'Register with us');
    await hand.press(dialog.getByRole('radio', { name: 'A JSON Schema' }));
    await hand.paste(text('JSON Schema'), '{ "type": ');
    await expect(dialog).toContainText('The JSON Schema is not valid JSON at line 1');
    await hand.paste(text('JSON Schema'), JSON.stringify(playground.schema));
    await hand.paste(text('UI schema'), JSON.stringify(playground.ui));
    await expect(dialog).toContainText('1 part rejected.');
    await expect(dialog).toContainText('Take it out: the form decides that for all fields alike.');
    await hand.press(inDialog('Create'));
    await expect(dialog).toContainText('Remove the rejected parts or rewrite them.');
    await hand.press(inDialog('Remove rejected parts'));
    await expect(dialog).toContainText('5 questions on 1 step work; nothing is rejected.');
    expect(await violations(page, ['frame-tested'])).toEqual([]);
    await confirm('Create');
    await expect(place('registration')).toBeVisible();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A registration form');
    await desk.save();
    expect(at(json('flows/registration.json'), '/head/title')).toBe('Register with us');
  },
};

/** Adds a question to the open step. */
async function addQuestion(
  {
    hand,
    button,
    text,
    list,
    confirm,
  }: Pick<Desk, 'hand' | 'button' | 'text' | 'list' | 'confirm'>,
  label: string,
  kind: string,
): Promise<void> {
  await hand.press(button('Add a question …'));
  await hand.write(text('Label, as visitors see it'), label);
  await hand.choose(list('Kind'), kind);
  await confirm('Add');
}
