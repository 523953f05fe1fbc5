/**
 * The grammar of a survey that is still being written, derived from the strict one: nothing has to be there yet but
 * the ids and types that tell things apart. It stays closed, and every end stays where it is.
 */
import type { JsonSchema } from '../questions/kind.ts';
import { PRINTED } from './dialect.ts';

const LEFT_OUT = new Set(['minLength', 'minItems', 'minProperties']);
const IDENTITIES = new Set(['id', 'type']);

export interface StrictDialect {
  survey: JsonSchema;
  question: JsonSchema;
  theme: JsonSchema;
}

/** One self-contained schema, `survey-draft.schema.json`. */
export function draftDialect({ survey, question, theme }: StrictDialect): JsonSchema {
  const { $schema, $id: _id, title: _title, description: _description, $defs, ...grammar } = survey;
  const { $defs: themeParts, ...look } = theme;
  return {
    $schema,
    $comment: PRINTED,
    $id: 'survey-draft.schema.json',
    title: 'Survey draft',
    description: 'A survey that is still being written.',
    ...(relaxed(grammar) as JsonSchema),
    $defs: relaxed({ ...($defs as object), ...(themeParts as object), question: plain(question), theme: plain(look) }),
  };
}

const plain = ({ $schema: _schema, $id: _id, $comment: _comment, ...rest }: JsonSchema): JsonSchema => rest;

function relaxed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relaxed);
  if (typeof value !== 'object' || value === null) return value;
  const hasDiscriminator = 'discriminator' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([keyword, inner]) => !(LEFT_OUT.has(keyword) && typeof inner === 'number'))
      .map(([keyword, inner]): [string, unknown] => {
        if (keyword === '$ref') return [keyword, localReference(String(inner))];
        // Without what tells them apart, an empty value is of every branch.
        if (keyword === 'oneOf' && !hasDiscriminator) return ['anyOf', relaxed(inner)];
        return [keyword, relaxed(inner)];
      })
      .flatMap(([keyword, inner]) => {
        if (keyword !== 'required' || !Array.isArray(inner)) return [[keyword, inner] as const];
        const kept = inner.filter((name) => IDENTITIES.has(String(name)));
        return kept.length > 0 ? [[keyword, kept] as const] : [];
      }),
  );
}

/** `survey.schema.json#/$defs/label` and `question.schema.json` as parts of one file. */
function localReference(reference: string): string {
  const [file = '', part] = reference.split('#');
  return part ? `#${part}` : `#/$defs/${file.replace('.schema.json', '')}`;
}
