import { beforeAll, describe, expect, it } from 'vitest';
import * as file from '../../../../flows/commercial-auto.json?flow';
import { ambientAt } from '../../../../src/engine/flow/stored/dates.ts';
import type { Answers } from '../../../../src/engine/flow/types.ts';
import { questionnaireOf } from '../../../../src/engine/pages/make-questionnaire.ts';
import { heldOf } from '../../../../src/engine/pages/step/held.ts';
import { loadStep } from '../../../../src/engine/pages/step/load-step.ts';
import { stepOf } from '../../flow/step-of.ts';

const { flow } = questionnaireOf(file);
const ambient = ambientAt('2026-11-21');
const held = (open: string, answers: Answers, sent: Answers = {}) =>
  heldOf(flow, open, answers, sent, ambient);

beforeAll(async () => {
  await Promise.all(
    ['auto-drivers', 'contact-info', 'email'].map((id) => loadStep(stepOf(flow, id))),
  );
});

describe('what stays on the device while it is being entered (D31)', () => {
  const whole = { name: 'Ada Byron', birthDate: '1985-12-10', licenseState: 'Illinois' };

  it('is a field that is invalid by itself, not one that is missing', () => {
    const contactInfo = { firstName: 'Ada', zipCode: '60505-123456' };
    expect(held('contact-info', { contactInfo })).toEqual({ contactInfo: ['zipCode'] });
    expect(held('contact-info', { contactInfo: { firstName: 'Ada' } })).toEqual({
      contactInfo: [],
    });
  });

  it('is one field of one item, not the list', () => {
    const drivers = [whole, { ...whole, birthDate: '12/1' }, { ...whole, name: 'x'.repeat(2000) }];
    expect(held('auto-drivers', { drivers })).toEqual({ drivers: ['1.birthDate', '2.name'] });
    expect(held('auto-drivers', { drivers: [whole] })).toEqual({ drivers: [] });
  });

  it('is a whole section if it is no object or list, or if its step is sent once confirmed', () => {
    expect(held('auto-drivers', { drivers: 'Ada' })).toEqual({ drivers: [''] });
    const email = { email: 'ada@example.com' };
    expect(held('email', { email })).toEqual({ email: [''] });
    expect(held('email', { email }, { email })).toEqual({ email: [] });
  });
});
