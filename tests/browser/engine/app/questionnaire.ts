import { compileQuestionnaire } from '@plumbline/engine';
import { Stars } from './Stars.tsx';

/** Five steps with a branch, a list, a catalog and a custom widget. */
export const questionnaire = compileQuestionnaire({
  flow: {
    id: 'adopt',
    conditions: { dog: { '==': [{ var: 'pet.kind' }, 'dog'] } },
    steps: [
      { id: 'pet', next: [{ when: 'dog', to: 'garden' }, { to: 'home' }] },
      { id: 'garden' },
      { id: 'home' },
      { id: 'mood' },
      { id: 'you' },
    ],
    pages: [
      {
        id: 'done',
        kind: 'outcome',
        label: 'Your wish',
        number: { prefix: 'PET-', below: 1000 },
        outcome: {
          title: 'We have your wish',
          text: 'Somebody is happy already.',
          number: 'Your number',
          open: { title: 'Something is open', text: 'Answer it first.' },
          next: { title: 'What happens next', items: ['We call you.'] },
          call: '',
          review: 'What you told us.',
        },
      },
    ],
  },
  catalogs: {
    animals: {
      entries: [
        { id: 'dog', label: 'A dog' },
        { id: 'cat', label: 'A cat' },
      ],
    },
  },
  widgets: { stars: Stars },
  steps: {
    pet: {
      schema: {
        type: 'object',
        title: 'Which pet would you like?',
        properties: { kind: { title: 'Animal', type: 'string', 'x-options': 'animals' } },
        required: ['kind'],
      },
      ui: { kind: { 'ui:widget': 'radio', 'ui:options': { catalog: 'animals' } } },
    },
    garden: {
      schema: {
        type: 'object',
        title: 'Is there a garden?',
        properties: { fenced: { title: 'It has a fence', type: 'boolean' } },
        required: ['fenced'],
      },
      ui: { fenced: { 'ui:widget': 'yes-no' } },
    },
    home: {
      schema: {
        type: 'object',
        title: 'Who lives with you?',
        properties: {
          people: {
            title: 'People',
            type: 'array',
            minItems: 1,
            maxItems: 4,
            items: {
              type: 'object',
              properties: {
                name: { title: 'First name', type: 'string', minLength: 1 },
                age: { title: 'Age', type: 'integer', minimum: 0, maximum: 120 },
              },
              required: ['name', 'age'],
            },
          },
        },
        required: ['people'],
      },
      ui: {
        people: {
          'ui:widget': 'list',
          'ui:options': {
            itemTitle: 'Person {number}',
            addLabel: 'Add a person',
            errors: { required: 'Add somebody', minItems: 'Add somebody' },
          },
          items: {
            name: {
              'ui:widget': 'text',
              'ui:options': { errors: { required: 'Enter the name' } },
            },
            age: {
              'ui:widget': 'number',
              'ui:options': { errors: { required: 'Enter the age' } },
            },
          },
        },
      },
    },
    mood: {
      schema: {
        type: 'object',
        title: 'How sure are you?',
        properties: { stars: { title: 'Stars', type: 'integer', minimum: 1, maximum: 3 } },
        required: ['stars'],
      },
      ui: { stars: { 'ui:widget': 'stars', 'ui:options': { errors: { required: 'Choose' } } } },
      rules: [
        {
          id: 'sure-for-two',
          valid: {
            or: [{ '!=': [{ var: 'pet.kind' }, 'dog'] }, { '>=': [{ var: 'mood.stars' }, 2] }],
          },
          at: '/stars',
          message: 'A dog takes at least two stars',
        },
      ],
    },
    you: {
      schema: {
        type: 'object',
        title: 'How can we reach you?',
        properties: { email: { title: 'E-mail', type: 'string', format: 'email' } },
        required: ['email'],
      },
      ui: { email: { 'ui:widget': 'email', 'ui:options': { errors: { required: 'Enter it' } } } },
    },
  },
});
