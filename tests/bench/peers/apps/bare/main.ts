import {
  initialAnswers,
  keep,
  steps,
  submit,
  type Answers,
  type Field,
  type Json,
} from '../definition.ts';

/** The form without any library: markup, the browser's own checks, and a reader of its controls. */
const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('There is no #root');

const answers: Answers = initialAnswers;
let at = 0;

const escaped = (value: Json | undefined) => {
  const text = typeof value === 'object' ? '' : String(value ?? '');
  return text.replace(/[&<"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
};

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function markup(field: Field, path: string, value: Json | undefined): string {
  const given = escaped(value);
  switch (field.kind) {
    case 'textarea':
      return labeled(field, `<textarea name="${path}" required>${given}</textarea>`);
    case 'select': {
      const options = field.options.map(
        (option) =>
          `<option value="${option.value}" ${option.value === value ? 'selected' : ''}>${option.label}`,
      );
      return labeled(field, `<select name="${path}" required><option>${options.join('')}</select>`);
    }
    case 'radio':
    case 'yes-no':
    case 'checks': {
      const type = field.kind === 'checks' ? 'checkbox' : 'radio';
      const chosen = Array.isArray(value) ? value : [given];
      const inputs = (field.kind === 'yes-no' ? YES_NO : field.options).map(
        (option) =>
          `<label><input type="${type}" name="${path}" value="${option.value}"
          ${chosen.includes(option.value) ? 'checked' : ''} ${type === 'radio' ? 'required' : ''}> ${option.label}</label>`,
      );
      return `<fieldset><legend>${field.label}</legend>${inputs.join('')}</fieldset>`;
    }
    case 'list': {
      const rows = Array.isArray(value) ? value : [{}];
      return rows
        .map((row, index) =>
          field.fields
            .map((item) => markup(item, `${path}.${index}.${item.name}`, Object(row)[item.name]))
            .join(''),
        )
        .join('<hr>');
    }
    default: {
      const limits =
        field.kind === 'number' ? `min="${field.minimum}" max="${field.maximum}"` : 'maxlength=100';
      return labeled(
        field,
        `<input type="${field.kind}" name="${path}" value="${given}" required ${limits}>`,
      );
    }
  }
}

const labeled = ({ label }: Field, control: string) =>
  `<p><label>${label} ${control}</label> <span class="error"></span></p>`;

/** The values of the controls, by field. */
function read(form: HTMLFormElement, fields: readonly Field[]): Record<string, Json> {
  const data = new FormData(form);
  const valueOf = ({ name, kind }: Field): Json => {
    const [text = '', ...others] = data.getAll(name).map(String);
    if (kind === 'number') return Number(text);
    if (kind === 'yes-no') return text === 'true';
    return kind === 'checks' ? [text, ...others] : text;
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

function show(): void {
  const step = steps[at];
  if (root === null) return;
  if (step === undefined) {
    root.innerHTML = '<h1>Thank you</h1>';
    submit(answers);
    return;
  }
  const { id, title, fields } = step;
  const controls = fields.map((field) => markup(field, field.name, answers[id]?.[field.name]));
  root.innerHTML = `<h1>${title}</h1><form novalidate>${controls.join('')}
    <button type="submit">Continue</button> ${at > 0 ? '<button type="button">Back</button>' : ''}</form>`;
  const form = root.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isValid(form)) return;
    answers[id] = read(form, fields);
    keep(answers);
    at += 1;
    show();
  });
  form?.addEventListener('input', () => form.querySelector('[aria-invalid]') && isValid(form));
  form?.querySelector('[type=button]')?.addEventListener('click', () => {
    at -= 1;
    show();
  });
}

/** Marks what the browser refuses, with its words. */
function isValid(form: HTMLFormElement): boolean {
  for (const control of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    control.toggleAttribute('aria-invalid', false);
    if (!control.validity.valid) control.setAttribute('aria-invalid', 'true');
    const message = control.closest('p')?.querySelector('.error');
    if (message) message.textContent = control.validationMessage;
  }
  return form.checkValidity();
}

show();
