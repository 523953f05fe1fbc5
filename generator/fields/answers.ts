import { type FieldKind, sourceProps } from './kind.ts';

/** What a visitor answered: question id to answer. */
export const answers: FieldKind = {
  name: 'answers',
  match: (field) => field.type === 'object' && field.ui.widget === 'answers',
  column: () => 'jsonb',
  cell: (field) => ({ component: 'AnswersField', props: sourceProps(field) }),
};
