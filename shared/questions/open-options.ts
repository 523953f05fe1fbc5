/**
 * What the kinds share whose options may end with 'other', whose words are an answer of their own, and with 'none of
 * these'. Both are options for answers and conditions, under ids that no other option can have then.
 */
import { texts } from '../survey/dialect-parts.ts';
import type { Text } from '../survey/document.ts';
import type { Choice } from './control.ts';
import { forAuthors } from './for-authors.ts';
import type { AnswerSchema, JsonSchema, QuestionViolation, Words } from './kind.ts';
import { optionChoices, optionIds, type OptionQuestion, optionsDialect } from './options.ts';

export const OTHER = 'other';
export const NONE = 'none';

/** Without a label of its own it is called as in the visitor's texts. */
interface AddedOption {
  label?: Text;
}

export interface OpenOptions {
  other?: AddedOption;
  none?: AddedOption;
}

export interface OpenOptionQuestion extends OptionQuestion, OpenOptions {}

const FEWEST = 2;
/** Of the words of 'other'. */
const MAX_LENGTH = 500;

const added = (description: string): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  description,
  properties: { label: texts.label },
});

/**
 * @param maxItems of the options beside these two, which may do with one
 * @param more that an option of them may have
 */
export const openOptionsDialect = (maxItems?: number, more?: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  forAuthors && {
    options: optionsDialect(maxItems, 1, more),
    other: added('Offers ‘Other’, and asks for its words.'),
    none: added('Offers ‘None of these’, which excludes all others.'),
  };

export const openIds = (question: OpenOptionQuestion): string[] => [
  ...optionIds(question),
  ...(question.other ? [OTHER] : []),
  ...(question.none ? [NONE] : []),
];

export function openChoices(question: OpenOptionQuestion, words: Words): Choice[] {
  const named = (id: string, option: AddedOption | undefined): Choice[] =>
    option ? [{ value: id, label: words.localize(option.label) || words.translate(`options.${id}`) }] : [];
  return [...optionChoices(question, words), ...named(OTHER, question.other), ...named(NONE, question.none)];
}

/** The words of a chosen 'other'; undefined where it is not offered. */
export const otherWords = ({ other }: OpenOptionQuestion): AnswerSchema | undefined =>
  other && { type: 'string', format: 'text', minLength: 1, maxLength: MAX_LENGTH };

/** Too few options, and those whose ids are taken. */
export function openViolations({ options, other, none }: OpenOptionQuestion): QuestionViolation[] {
  if (!forAuthors) return [];
  const taken = new Set([...(other ? [OTHER] : []), ...(none ? [NONE] : [])]);
  const isTooFew = options.length + taken.size < FEWEST;
  return [
    ...(isTooFew ? [{ pointer: '/options', code: 'too_few_items', parameters: { limit: FEWEST - taken.size } }] : []),
    ...options.flatMap(({ id }, at) => (taken.has(id) ? [{ pointer: `/options/${at}/id`, code: 'duplicate' }] : [])),
  ];
}
