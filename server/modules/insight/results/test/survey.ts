/** A survey of three pages, the last for whoever is not content, and what is answered to it. */
import type { Answers, Question, SurveyDocument } from '../../../../../shared/survey/document.ts';
import type { Random } from '../../../../seed/random.ts';

const options = (...ids: string[]) => ids.map((id) => ({ id, label: { en: id } }));
const question = (id: string, type: string, more: object = {}): Question => ({ id, type, title: { en: id }, ...more });

export const survey: SurveyDocument = {
  title: { en: 'Visit' },
  pages: [
    {
      id: 'first',
      questions: [
        question('mood', 'smiley'),
        question('seat', 'single', { options: options('inside', 'outside'), other: {} }),
      ],
    },
    {
      id: 'second',
      questions: [
        question('parts', 'matrix', { rows: options('food', 'drinks'), scale: { maximum: 5 } }),
        question('order', 'ranking', { options: options('price', 'taste', 'speed') }),
        question('problems', 'multiple', { options: options('waiting', 'noise') }),
        question('paid', 'number', { minimum: 0, maximum: 1_000, decimals: 2 }),
        question('again', 'yes_no'),
      ],
    },
    {
      id: 'third',
      show_if: { all: [{ question: 'mood', less: 3 }] },
      questions: [question('words', 'long_text'), question('reach', 'email')],
    },
  ],
};

const PAID_MOST = 1_000;

/** Valid answers to some of its questions, to one at least. */
export function answersOf({ chance, integer, pick }: Random): Answers {
  const places = ['price', 'taste', 'speed'];
  const given: Answers = {
    mood: integer(1, 5),
    seat: pick(['inside', 'outside', 'other']),
    parts: { food: integer(1, 5), ...(chance(0.5) && { drinks: integer(1, 5) }) },
    order: places.slice(integer(0, 2)),
    problems: chance(0.5) ? ['waiting', 'noise'] : ['noise'],
    paid: integer(0, PAID_MOST * 100) / 100,
    again: chance(0.5),
    words: 'Too loud',
    reach: 'a@b.example',
  };
  const kept = Object.entries(given).filter(([id]) => chance(['mood', 'seat'].includes(id) ? 0.8 : 0.4));
  return kept.length > 0 ? Object.fromEntries(kept) : { mood: 1 };
}
