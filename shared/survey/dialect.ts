/** The grammar of a question, printed from what each kind says of itself: `schemas/documents/question.schema.json`. */
import { questionKinds } from '../questions/index.ts';
import type { JsonSchema, QuestionKind } from '../questions/kind.ts';
import { answer as preset, identifier, image, jumps, rule, texts } from './dialect-parts.ts';

export const PRINTED = 'Printed by `node shared/survey/print-dialect.ts`. Do not edit.';

/** What has one value or a list of such, which is no upload. */
const mayBePreset = ({ answer, media, sample }: QuestionKind): boolean =>
  answer !== undefined && !media && answer(sample).type !== 'object';

const hasOrder = ({ dialect: { properties } }: QuestionKind): boolean =>
  'options' in properties || 'rows' in properties;

const questionOf = (kind: QuestionKind): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'title', ...(kind.dialect.required ?? [])],
  properties: {
    id: identifier,
    type: { const: kind.type },
    title: texts.title,
    help: texts.paragraph,
    image,
    ...(kind.answer && { required: { type: 'boolean' } }),
    show_if: rule,
    jumps,
    ...kind.dialect.properties,
    ...(mayBePreset(kind) && { default: preset }),
    ...(hasOrder(kind) && { order: { enum: ['random'] } }),
  },
});

/** One branch a kind, told apart by `type`. */
export function questionDialect(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: `${PRINTED} Edit the kinds in shared/questions.`,
    $id: 'question.schema.json',
    title: 'Question',
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: questionKinds.map(questionOf),
  };
}
