/** What the kinds that offer a list of options share. */
import { identifier, optionImage, rule, texts } from '../survey/dialect-parts.ts';
import type { Question, Rule, Text } from '../survey/document.ts';
import type { Choice } from './control.ts';
import { forAuthors } from './for-authors.ts';
import type { JsonSchema, Words } from './kind.ts';

export interface Option {
  id: string;
  label: Text;
  /** Offered only when earlier answers say so. */
  show_if?: Rule;
  /** Shown with its label, which names it. */
  image?: { file: string };
  /** Keeps its place where the others come in any order. */
  fixed?: boolean;
}

export interface OptionQuestion extends Question {
  options: Option[];
}

const MAX_OPTIONS = 30;

/** A list of things that are chosen from. */
export const optionsDialect = (
  maxItems = MAX_OPTIONS,
  minItems = 2,
  more: Record<string, JsonSchema> = {},
): JsonSchema => namedDialect(maxItems, minItems, { ...more, show_if: rule, ...fixedDialect });

/** Of options that may be shown as pictures. */
export const pictureDialect: Record<string, JsonSchema> = { image: optionImage };

/** Of lists that may come in any order. */
export const fixedDialect: Record<string, JsonSchema> = { fixed: { type: 'boolean' } };

/** A list of things that are named; their ids are what answers hold. */
export const namedDialect = (maxItems: number, minItems = 2, more: Record<string, JsonSchema> = {}): JsonSchema =>
  forAuthors && {
    type: 'array',
    minItems,
    maxItems,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'label'],
      properties: { id: identifier, label: texts.label, ...more },
    },
  };

export const optionIds = (question: OptionQuestion): string[] => idsOf(question.options);

export const idsOf = (options: Option[]): string[] => options.map(({ id }) => id);

export const optionChoices = (question: OptionQuestion, words: Words): Choice[] => choicesOf(question.options, words);

export const choicesOf = (options: Option[], { localize }: Words): Choice[] =>
  options.map(({ id, label, image }) => ({ value: id, label: localize(label), ...(image && { picture: image.file }) }));
