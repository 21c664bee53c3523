import { openStep } from './drafts.ts';
import { savedAnswers } from './steps.ts';
import { expect, test } from '../persistent-page.ts';

/** A step, the name of its field, the answer's path, what is typed and what the field shows then. */
const FIELDS = [
  [
    'revenue-payroll',
    /^Expected revenue/,
    'revenueAndPayroll.expectedRevenue',
    '1500',
    '1,500',
    '1500',
  ],
  [
    'employees',
    /^Payroll for sub/,
    'employeesInfo.subcontractorPayroll',
    '1500',
    '1,500',
    '$1,500',
  ],
  ['revenue-payroll', /^Years of/, 'revenueAndPayroll.yearsOfExperience', '12.5', '12.5', 12.5],
  [
    'insurance-start-date',
    /^Coverage start date/,
    'insuranceStartDate.date',
    '02092027',
    '02/09/2027',
    '2027-02-09',
  ],
  ['contact-info', /^First name/, 'contactInfo.firstName', 'Ada', 'Ada', 'Ada'],
] as const;

for (const [step, label, path, typed, shows, kept] of FIELDS) {
  test(`${path}: undo and redo work as in a plain field, and are kept`, async ({ page }) => {
    const saved = async () => {
      const [section = '', name = ''] = path.split('.');
      const answers = (await savedAnswers(page))[section];
      return JSON.parse(JSON.stringify(answers ?? {}))[name];
    };
    await openStep(page, step);
    const field = page.getByRole('textbox', { name: label });
    await field.fill('');
    await expect.poll(saved).toBeUndefined();
    await field.pressSequentially(typed);
    await expect(field).toHaveValue(shows);
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ControlOrMeta+z');
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ControlOrMeta+y');
    await expect(field).toHaveValue(shows);
    await field.blur();
    await expect.poll(saved).toEqual(kept);
  });
}
