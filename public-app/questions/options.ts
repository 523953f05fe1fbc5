/** What the kinds that offer a list of options share. */
import { identifier, texts } from '../survey/dialect-parts.ts';
import type { Question, Text } from '../survey/document.ts';
import type { Choice } from '../controls/control.ts';
import type { JsonSchema, Words } from './kind.ts';

export interface Option {
  id: string;
  label: Text;
}

export interface OptionQuestion extends Question {
  options: Option[];
}

const MAX_OPTIONS = 30;

export const optionsDialect: JsonSchema = {
  type: 'array',
  minItems: 2,
  maxItems: MAX_OPTIONS,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'label'],
    properties: { id: identifier, label: texts.label },
  },
};

export const optionIds = (question: OptionQuestion): string[] => question.options.map(({ id }) => id);

export const optionChoices = (question: OptionQuestion, { say }: Words): Choice[] =>
  question.options.map(({ id, label }) => ({ value: id, label: say(label) }));
