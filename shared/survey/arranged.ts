/**
 * The order in which one response is asked: where a survey says 'random' it follows from the response's token, so that
 * going back, a reload and every page of the server have the same.
 */
import type { Option } from '../questions/options.ts';
import type { Question, SurveyDocument } from './document.ts';

/** FNV-1a, mixed at the end as murmur3 does: else ids that differ in their last sign stay near each other. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The same for any order in which the items are given, so that it can be done again. */
function shuffled<Item extends { id: string; fixed?: boolean }>(items: Item[], seed: string): Item[] {
  const moving = items
    .filter(({ fixed }) => !fixed)
    .map((item) => ({ item, rank: hashOf(`${seed} ${item.id}`) }))
    .sort((one, other) => one.rank - other.rank);
  return items.map((item) => (item.fixed ? item : (moving.shift()?.item ?? item)));
}

type Listed = Question & { options?: Option[]; rows?: Option[] };

function arrangedQuestion(question: Listed, token: string): Listed {
  const { order, id, options, rows } = question;
  if (!order) return question;
  const seed = `${token} ${id}`;
  return {
    ...question,
    ...(options && { options: shuffled(options, seed) }),
    ...(rows && { rows: shuffled(rows, seed) }),
  };
}

/** Whether responses are asked in different orders. */
export const isShuffled = ({ pages }: SurveyDocument): boolean =>
  pages.some(({ question_order: order, questions }) => order ?? questions.some((question) => question.order));

/**
 * A survey as one response is asked it; the same object where nothing is random.
 * @param token of the response
 */
export const arranged = (survey: SurveyDocument, token: string): SurveyDocument =>
  isShuffled(survey)
    ? {
        ...survey,
        pages: survey.pages.map((page) => {
          const questions = page.questions.map((question) => arrangedQuestion(question, token));
          return { ...page, questions: page.question_order ? shuffled(questions, `${token} ${page.id}`) : questions };
        }),
      }
    : survey;
