/** Texts of a survey with answers filled in, as `../shared/survey/places.ts` marks where. */
import { kindOf } from '../shared/questions/index.ts';
import type { Words } from '../shared/questions/kind.ts';
import { type Question, questionsOf, type SurveyDocument } from '../shared/survey/document.ts';
import { fillPlaces, withoutPlaces } from '../shared/survey/places.ts';
import { answerInWords, type Speaker } from './answer-words.ts';

/** An answer in a sentence: one line, and no more of a long text than a title bears. */
const LONGEST = 200;

function inSentence(question: Question, answer: unknown, speaker: Speaker): string {
  const words = [...answerInWords(question, { [question.id]: answer }, speaker).replaceAll('\n', ', ')];
  return words.length > LONGEST ? `${words.slice(0, LONGEST).join('')}…` : words.join('');
}

interface Filling {
  survey: SurveyDocument;
  /** Valid ones; asked for where a text has a place. */
  answers: () => Record<string, unknown>;
  names: { unit?: string | undefined; company?: string | undefined };
  /** Whether the visitor himself reads it; nobody else reads there who he is. */
  isOwn: boolean;
}

/** The same speaker, who fills in what was answered. */
export function fillingIn(speaker: Speaker, { survey, answers, names, isOwn }: Filling): Speaker {
  const plain: Speaker = { ...speaker, localize: (text) => withoutPlaces(speaker.localize(text)) };
  const valueOf = (name: string): string | undefined => {
    if (name === 'unit' || name === 'company') return names[name];
    const question = questionsOf(survey).find(({ id }) => id === name);
    const given = answers();
    if (!question || !Object.hasOwn(given, name)) return undefined;
    return kindOf(question).personal && !isOwn ? '…' : inSentence(question, given[name], plain);
  };
  const localize: Words['localize'] = (text) => fillPlaces(speaker.localize(text), valueOf);
  return { ...speaker, localize };
}
