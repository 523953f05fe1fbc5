/** A question as its form left it, without parts of which nothing is left, and with one of two properties that exclude each other. Pure. */
import { questionKinds } from '../../../../../shared/questions/index.ts';
import type { QuestionKind } from '../../../../../shared/questions/kind.ts';
import { weightOf } from '../../../../../shared/survey/score.ts';
import { isObject } from '../../../../providers/user-data.ts';
import type { DraftQuestion } from './draft.ts';
import { newQuestion } from './new-question.ts';

const kindNamed = (type: string): QuestionKind | undefined => questionKinds.find((kind) => kind.type === type);

/** Nothing is said in it, however many members it has. */
const isHollow = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (isObject(value) && !Array.isArray(value) && Object.values(value).every(isHollow));

/** Names of the properties that the kind can do without and that say nothing without parts of their own. */
const optionalParts = ({ dialect }: QuestionKind): string[] =>
  Object.entries(dialect.properties).flatMap(([name, { properties, required }]) =>
    isObject(properties) && Array.isArray(required) && !dialect.required?.includes(name) ? [name] : [],
  );

/** Of two properties that take each other's place the second one wins; without it the first begins anew. */
export function tidied(question: DraftQuestion): DraftQuestion {
  const kind = kindNamed(question.type);
  if (kind === undefined) return question;
  const parts = optionalParts(kind);
  const own: DraftQuestion = { ...question };
  for (const name of parts) if (name in own && isHollow(own[name])) delete own[name];
  if (kind.either === undefined) return own;
  const [first, second] = kind.either;
  if (second in own) delete own[first];
  else if (!(first in own)) own[first] = newQuestion(question.type, question.id)[first];
  return own;
}

/** Properties that mean nothing as the question is. */
export function unusedProperties(question: DraftQuestion): string[] {
  const unused = kindNamed(question.type)?.unused?.(question) ?? [];
  return weightOf(question) === 0 ? [...unused, 'weight'] : unused;
}
