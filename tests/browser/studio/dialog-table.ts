type Opened = {
  /** The component that renders it. */
  of: string;
  title: string;
  /** The selected tree item, the tab, and the question opened there. */
  at?: string;
  tab?: string;
  question?: string;
  /** The label of a field to type into first. */
  unsaved?: string;
  opener: string;
  /** The label of the dialog's first field; empty if it has none. */
  first: string;
};

/** The studio's dialogs, and where each is opened in the questionnaire `tiny`. */
export const DIALOGS: readonly Opened[] = [
  {
    of: 'NewQuestionnaireDialog',
    title: 'New questionnaire',
    opener: 'New questionnaire …',
    first: 'Name, such as',
  },
  {
    of: 'AddStepDialog',
    title: 'Add a step to tiny',
    opener: 'Add a step …',
    first: 'Name, such as',
  },
  {
    of: 'AddPageDialog',
    title: 'Add an end page to tiny',
    opener: 'Add an end page …',
    first: 'Name, such as',
  },
  {
    of: 'RenamePageDialog',
    title: 'Rename the end page "offer"',
    at: 'Offer',
    opener: 'Rename the end page …',
    first: 'New name',
  },
  {
    of: 'RemovePageDialog',
    title: 'Remove the end page "offer"',
    at: 'Offer',
    opener: 'Remove the end page …',
    first: '',
  },
  {
    of: 'MoveStepDialog',
    title: 'Move "work"',
    at: 'Work',
    opener: 'Move the step …',
    first: 'After',
  },
  {
    of: 'RemoveStepDialog',
    title: 'Remove "work"',
    at: 'Work',
    opener: 'Remove the step …',
    first: '',
  },
  {
    of: 'RewriteDialog',
    title: 'Rewrite "crafts"',
    at: 'Crafts',
    opener: 'Rewrite the page …',
    first: '',
  },
  {
    of: 'BranchDialog',
    title: 'Add a branch to "work"',
    at: 'Work',
    opener: 'Add a branch …',
    first: 'Leads to',
  },
  {
    of: 'BranchDialog',
    title: 'Change where "kind" leads',
    at: 'Kind',
    opener: 'Change the branch to crafts …',
    first: 'Leads to',
  },
  {
    of: 'RemoveBranchDialog',
    title: 'Remove the branch to "crafts"',
    at: 'Kind',
    opener: 'Remove the branch to crafts …',
    first: '',
  },
  {
    of: 'ComputedDialog',
    title: 'Compute an answer',
    at: 'Person',
    opener: 'Compute an answer …',
    first: 'Answer to compute',
  },
  {
    of: 'ComputedDialog',
    title: 'Change how "Shares" is computed',
    at: 'Shares',
    opener: 'Change how "Shares" is computed …',
    first: 'When it is computed',
  },
  {
    of: 'StopComputingDialog',
    title: 'Stop computing "Shares"',
    at: 'Shares',
    opener: 'Stop computing "Shares" …',
    first: '',
  },
  {
    of: 'AddFieldDialog',
    title: 'Add a question',
    at: 'Day',
    opener: 'Add a question …',
    first: 'Label, as',
  },
  { of: 'AddRuleDialog', title: 'Add a rule', at: 'Day', opener: 'Add a rule …', first: '' },
  {
    of: 'RenameFieldDialog',
    title: 'Rename "date"',
    at: 'Day',
    question: 'First day',
    opener: 'Rename the field …',
    first: 'New name',
  },
  {
    of: 'RemoveFieldDialog',
    title: 'Remove “First day”',
    at: 'Day',
    question: 'First day',
    opener: 'Remove the question …',
    first: '',
  },
  {
    of: 'RenameOptionDialog',
    title: 'Change the id of “Yes”',
    at: 'Person',
    question: 'Do you have a partner',
    opener: 'Change the id of “Yes” …',
    first: 'New id',
  },
  {
    of: 'RemoveOptionDialog',
    title: 'Remove the choice',
    at: 'Person',
    question: 'Do you have a partner',
    opener: 'Remove the choice “Yes”',
    first: '',
  },
  {
    of: 'AddEntryDialog',
    title: 'Add an entry to states',
    at: 'states',
    opener: 'Add an entry …',
    first: 'id',
  },
  {
    of: 'SaveDialog',
    title: 'What changes for visitors',
    at: 'Day',
    unsaved: 'Title of the page',
    opener: 'Save',
    first: '',
  },
  {
    of: 'ReviewDialog',
    title: 'Ready for review',
    tab: 'Changes',
    opener: 'Ready for review …',
    first: 'What the change does',
  },
];
