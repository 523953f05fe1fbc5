/** The kinds of question. */
import type { Question } from '../survey/document.ts';
import type { QuestionKind } from './kind.ts';
import { longText } from './long-text.ts';
import { multiple } from './multiple.ts';
import { nps } from './nps.ts';
import { shortText } from './short-text.ts';
import { single } from './single.ts';
import { smiley } from './smiley.ts';
import { stars } from './stars.ts';
import { yesNo } from './yes-no.ts';

export const questionKinds: readonly QuestionKind[] = [
  smiley,
  stars,
  nps,
  yesNo,
  single,
  multiple,
  shortText,
  longText,
];

const byType = new Map(questionKinds.map((kind) => [kind.type, kind]));

/** The kind of a question; throws for a type that the dialect does not have, which a stored survey can't contain. */
export function kindOf(question: Question): QuestionKind {
  const kind = byType.get(question.type);
  if (!kind) throw new Error(`Question ${question.id} is of the unknown type ${question.type}.`);
  return kind;
}
