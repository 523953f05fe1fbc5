/** The results of some answers, in words: one side of a comparison. */
import type { Speaker } from '../../../../public-app/answer-words.ts';
import { fillingIn } from '../../../../public-app/filled-in.ts';
import { messagesOf } from '../../../../public-app/i18n/messages.ts';
import { translate } from '../../../../public-app/i18n/translate.ts';
import type { Language } from '../../../../shared/i18n/languages.ts';
import { kindOf } from '../../../../shared/questions/index.ts';
import {
  type Question,
  questionsOf,
  type SurveyDocument,
  type SurveyPart,
} from '../../../../shared/survey/document.ts';
import { addCounts, type Asked, type Counts, pointsOf, type Results } from '../../insight/index.ts';
import type { ResultsSide } from '../../../../shared/survey/survey-results.ts';
import type { QuestionResult } from '../../../../shared/survey/question-result.ts';
import { questionResult } from './question-results.ts';

/** A version that was answered, the newest first. */
export interface Answered {
  document: SurveyDocument;
  counts: Counts;
}

function speakerOf(survey: SurveyDocument, language: Language, localize: Speaker['localize']): Speaker {
  const messages = messagesOf(language);
  const plain: Speaker = { language, localize, translate: (key, parameters) => translate(messages, key, parameters) };
  // What a title repeats of an answer is each visitor's own.
  return fillingIn(plain, { survey, answers: () => ({}), names: { unit: '…', company: '…' }, isOwn: false });
}

/** A question in the versions that have it, the newest first, with what was answered to all of them. */
interface Met {
  asked: { question: Question; document: SurveyDocument }[];
  counts: Counts;
}

/** Each question as the newest version has it; one whose kind was changed is two. */
export function questionResults(
  answered: readonly Answered[],
  language: Language,
  localize: Speaker['localize'],
): QuestionResult[] {
  const met = new Map<string, Met>();
  for (const { document, counts } of answered)
    for (const question of questionsOf(document)) {
      if (!kindOf(question).answer) continue;
      const key = `${question.id} ${question.type}`;
      const known = met.get(key) ?? { asked: [], counts: {} };
      known.asked.push({ question, document });
      addCounts(known.counts, ofQuestion(counts, question.id));
      met.set(key, known);
    }
  return [...met.values()].flatMap(({ asked, counts }) => {
    const [newest] = asked;
    if (!newest) return [];
    const controls = asked.map(({ question, document }) =>
      kindOf(question).control(question, speakerOf(document, language, localize)),
    );
    const title = speakerOf(newest.document, language, localize).localize(newest.question.title);
    return [questionResult(newest.question, title, counts, controls)];
  });
}

const ofQuestion = (counts: Counts, id: string): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([key]) => key.split('.')[1] === id && /^[aqisrt]\./u.test(key)));

const HOURS = 24;

/** The pages in their order; of `one_at_a_time` each question is one. */
const pagesOf = ({ layout, pages }: SurveyDocument): Pick<SurveyPart, 'id' | 'title'>[] =>
  layout === 'one_at_a_time' ? pages.flatMap(({ questions }) => questions) : pages;

function pageResults(
  answered: readonly Answered[],
  counts: Counts,
  localize: Speaker['localize'],
): ResultsSide['pages'] {
  const pages = new Map<string, string | null>();
  for (const { id, title } of answered.flatMap(({ document }) => pagesOf(document)))
    pages.set(id, pages.get(id) ?? (title ? localize(title) : null));
  return [...pages].map(([id, title]) => ({ id, title, reached: counts[`p.${id}`] ?? 0 }));
}

/** @param answered the versions that were answered, the newest first */
export function sideOf(
  asked: Asked,
  results: Results,
  answered: readonly Answered[],
  language: Language,
  localize: Speaker['localize'],
): ResultsSide {
  const counts: Counts = {};
  for (const each of answered) addCounts(counts, each.counts);
  const of = (key: string): number => counts[key] ?? 0;
  const points = new Map(results.points.map((point) => [point.point, point]));
  return {
    from: asked.from,
    to: asked.to,
    unit: results.unit,
    version: asked.version,
    answers: of('n'),
    complete: of('c'),
    partial: of('n') - of('c') - of('e'),
    erased: of('e'),
    series: pointsOf(asked).map((from) => ({
      from,
      answers: points.get(from)?.answers ?? 0,
      complete: points.get(from)?.complete ?? 0,
    })),
    hours: Array.from({ length: HOURS }, (_, hour) => of(`h.${hour}`)),
    languages: Object.entries(counts)
      .flatMap(([key, answers]) => (key.startsWith('l.') ? [{ locale: key.slice(2), answers }] : []))
      .toSorted((one, other) => other.answers - one.answers || one.locale.localeCompare(other.locale)),
    pages: pageResults(answered, counts, localize),
    questions: questionResults(answered, language, localize),
  };
}
