/** A question by itself, as the library keeps it: without what means something in its own survey only. Pure. */
import { fillPlaces, NAMED_PLACES } from '../../../../../shared/survey/places.ts';
import { isObject } from '../../../../providers/user-data.ts';
import { type Draft, type DraftQuestion, questionsOfDraft, toDraft } from './draft.ts';

/** Names of the unit and the company stay; of an answer there stays what stood for none. */
const withoutAnswers = (text: string): string =>
  text.replaceAll(/\{\{[^{}]*\}\}/g, (place) => {
    const isNamed = fillPlaces(place, (name) => (NAMED_PLACES.includes(name) ? 'named' : undefined)) === 'named';
    return isNamed ? place : fillPlaces(place, () => undefined);
  });

function bare(value: unknown): unknown {
  if (typeof value === 'string') return withoutAnswers(value);
  if (Array.isArray(value)) return value.map(bare);
  if (!isObject(value)) return value;
  const { show_if: _rule, jumps: _jumps, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, bare(inner)]));
}

/** Without its conditions, those of its options, its jumps, and answers to other questions in its texts. */
export const bareQuestion = (question: DraftQuestion): DraftQuestion => bare(question) as DraftQuestion;

/** Whether the library keeps less than there is. */
export const losesParts = (question: DraftQuestion): boolean =>
  JSON.stringify(bareQuestion(question)) !== JSON.stringify(question);

/** A draft of this one question, called like its survey. */
export const libraryDocument = ({ title }: Draft, question: DraftQuestion): Draft => ({
  title,
  pages: [{ id: 'page', questions: [bareQuestion(question)] }],
});

/** The question of a stored row, with an id of its own for the survey that it comes into; undefined for none. */
export function questionFromLibrary(
  document: unknown,
  idOf: (question: DraftQuestion) => string,
): DraftQuestion | undefined {
  const [question] = questionsOfDraft(toDraft(document));
  return question && { ...structuredClone(bareQuestion(question)), id: idOf(question) };
}
