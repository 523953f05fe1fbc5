/** What the call for the drivers of a score answers. */
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';

const integer: JsonSchema = { type: 'integer' };
const text: JsonSchema = { type: 'string' };
const flag: JsonSchema = { type: 'boolean' };
const percent = (description: string): JsonSchema => ({ type: 'number', minimum: 0, maximum: 100, description });
const object = (properties: Record<string, JsonSchema>, description?: string): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  ...(description && { description }),
});

const driver = object({
  question_id: text,
  option_id: { type: ['string', 'null'], description: 'Null: the question as a whole.' },
  title: { ...text, description: 'Of the question, in the caller’s language where the survey has it.' },
  option: { type: ['string', 'null'], description: 'Its label.' },
  is_rating: { ...flag, description: 'It goes from bad to good; of a choice the answers tell which is which.' },
  counts: { ...flag, description: 'The score is made of it. Those that are, and all others, are looked at apart.' },
  weight: percent('How much of the differences in the score it accounts for, in percent.'),
  low: percent('Where its 95 % interval begins.'),
  high: percent('Where its 95 % interval ends.'),
  direction: { enum: ['better', 'worse'], description: 'Whether more of it goes with a better score or a worse one.' },
  performance: percent('Its mean; of a choice how many gave the answer that goes with better scores.'),
  answers: { ...integer, description: 'Those that have it and a score.' },
  is_found: {
    ...flag,
    description: 'More than chance: of all that are, at most one in twenty is expected to be false.',
  },
  gain: {
    type: ['number', 'null'],
    description: 'The weight by what its performance lacks to 100; null where there is nothing that could be mended.',
  },
  first_share: percent('In how many of the drawn samples it had the most to win, in percent.'),
});

export const driversSchema = object({
  from: {
    ...text,
    description: 'The first day that was looked at: a year before the last at most, less for very many units.',
  },
  to: text,
  survey_id: {
    type: ['integer', 'null'],
    description: 'The survey that was looked at; null where nothing was answered.',
  },
  surveys: {
    type: 'array',
    description: 'Those that were answered there, most answers first.',
    items: object({ id: integer, name: text, answers: { ...integer, description: 'With a score.' } }),
  },
  answers: { ...integer, description: 'With a score, of that survey. Repeats are not counted.' },
  days: { ...integer, description: 'With such answers.' },
  needed: object({ answers: integer, days: integer }, 'Below these nothing is said.'),
  lacks: {
    enum: ['answers', 'days', 'variety', null],
    description: 'Why there are no drivers: too few answers or days, or nothing that differs often enough.',
  },
  drivers: {
    type: 'array',
    description: 'What to mend first comes first: by what there is to win; then the others by weight.',
    items: driver,
  },
});
