/** The grammar of a question, printed from what each kind says of itself: `schemas/documents/question.schema.json`. */
import { questionKinds } from '../questions/index.ts';
import type { JsonSchema, QuestionKind } from '../questions/kind.ts';
import { identifier, image, jumps, rule, texts } from './dialect-parts.ts';

export const PRINTED = 'Printed by `node shared/survey/print-dialect.ts`. Do not edit.';

const questionOf = ({ type, dialect, answer }: QuestionKind): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'title', ...(dialect.required ?? [])],
  properties: {
    id: identifier,
    type: { const: type },
    title: texts.title,
    help: texts.paragraph,
    image,
    ...(answer && { required: { type: 'boolean' } }),
    show_if: rule,
    jumps,
    ...dialect.properties,
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
