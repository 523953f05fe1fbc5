import type { Question } from '../survey/document.ts';
import { formats } from '../survey/formats.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';

/** As long as a name may be; the id of an upload is shorter. */
const MAX_NAME = 120;

/** A signature: a list of one, the id of its picture or the name as the visitor typed it in place of one. */
export const signature: QuestionKind<Question, string[]> = {
  type: 'signature',
  dialect: forAuthors && { properties: {} },
  answer: () => ({
    type: 'array',
    items: { type: 'string', format: 'text', minLength: 1, maxLength: MAX_NAME },
    uniqueItems: true,
    minItems: 1,
    maxItems: 1,
  }),
  personal: true,
  media: 'photo',
  control: (_question, { translate }) => ({ control: 'signature', signed: translate('signature.signed') }),
  sample: forAuthors && { id: 'sign', type: 'signature', title: { en: 'Please sign for the goods' } },
};

/** The name that was typed; undefined for a signature that was drawn, or none. */
export function typedName(answer: unknown): string | undefined {
  const [given]: unknown[] = Array.isArray(answer) ? answer : [];
  return typeof given === 'string' && !formats.uuid(given) ? given : undefined;
}
