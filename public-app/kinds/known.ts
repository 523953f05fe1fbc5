/**
 * The kinds of question that the visitor's script knows: the everyday ones, and those that it has loaded. The build of the
 * visitor's page takes this in place of `../../shared/questions/index.ts` (`../vite.config.ts`).
 */
import { ces } from '../../shared/questions/ces.ts';
import { csat } from '../../shared/questions/csat.ts';
import type { QuestionKind } from '../../shared/questions/kind.ts';
import { longText } from '../../shared/questions/long-text.ts';
import { multiple } from '../../shared/questions/multiple.ts';
import { nps } from '../../shared/questions/nps.ts';
import { shortText } from '../../shared/questions/short-text.ts';
import { single } from '../../shared/questions/single.ts';
import { smiley } from '../../shared/questions/smiley.ts';
import { stars } from '../../shared/questions/stars.ts';
import { statement } from '../../shared/questions/statement.ts';
import { thumbs } from '../../shared/questions/thumbs.ts';
import { yesNo } from '../../shared/questions/yes-no.ts';
import type { Question } from '../../shared/survey/document.ts';

const known = new Map<string, QuestionKind>();

export function addKinds(kinds: readonly QuestionKind[]): void {
  for (const kind of kinds) known.set(kind.type, kind);
}

const everyday: readonly QuestionKind[] = [
  smiley,
  stars,
  nps,
  csat,
  ces,
  yesNo,
  thumbs,
  single,
  multiple,
  shortText,
  longText,
  statement,
];
addKinds(everyday);

export const everydayTypes: readonly string[] = everyday.map(({ type }) => type);

/**
 * The kind of a question.
 * @throws Error for one that was not loaded
 */
export function kindOf(question: Question): QuestionKind {
  const kind = known.get(question.type);
  if (!kind) throw new Error(`Question ${question.id} is of the type ${question.type}, which was not loaded.`);
  return kind;
}
