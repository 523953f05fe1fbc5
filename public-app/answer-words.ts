/** Answers in words, as whoever gave them saw them. */
import type { Choice, Control } from '../shared/questions/control.ts';
import { dayIn } from './i18n/day-in.ts';
import type { Language } from '../shared/i18n/languages.ts';
import { kindOf } from '../shared/questions/index.ts';
import type { Words } from '../shared/questions/kind.ts';
import { type Question, questionsOf, type SurveyDocument } from '../shared/survey/document.ts';

export interface InWords {
  question: string;
  answer: string;
}

export interface Speaker extends Words {
  language: Language;
}

/** What was asked and answered, in the survey's order; what was not answered, or erased, is left out. */
export function givenInWords(survey: SurveyDocument, answers: Record<string, unknown>, speaker: Speaker): InWords[] {
  return questionsOf(survey).flatMap((question) => {
    if (!Object.hasOwn(answers, question.id)) return [];
    const answer = answerInWords(question, answers[question.id], speaker);
    return answer === '' ? [] : [{ question: speaker.localize(question.title), answer }];
  });
}

/** One answer in words, a line for each of its parts. */
export const answerInWords = (question: Question, answer: unknown, speaker: Speaker): string =>
  inWords(kindOf(question).control(question, speaker), answer, speaker);

type Writer<Asked extends Control> = (control: Asked, answer: unknown, speaker: Speaker) => string;

const labelIn = (choices: readonly Choice[], value: unknown): string =>
  choices.find((choice) => choice.value === String(value))?.label ?? String(value);
const listOf = (answer: unknown): unknown[] => (Array.isArray(answer) ? answer : [answer]);
const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? Object.entries(answer).find(([key]) => key === name)?.[1] : undefined;
const lines = (parts: readonly string[]): string => parts.filter(Boolean).join('\n');
const chosen = ({ choices }: { choices: readonly Choice[] }, answer: unknown): string =>
  lines(listOf(answer).map((value) => labelIn(choices, value)));

const writers: { [Name in Control['control']]: Writer<Extract<Control, { control: Name }>> } = {
  // A bare number says nothing without what it is of.
  scale: ({ look, points }, answer) =>
    [labelIn(points, answer), ...(look === 'numbers' ? [points.at(-1)?.label] : [])].join(' / '),
  list: chosen,
  pair: chosen,
  dropdown: chosen,
  text: (_control, answer) => String(answer),
  number: ({ unit }, answer, { language }) =>
    [new Intl.NumberFormat(language).format(Number(answer)), unit].filter(Boolean).join(' '),
  date: (_control, answer, { language }) => dayIn(language, String(answer)),
  matrix: ({ rows, columns }, answer) =>
    lines(
      rows.map(({ value, label }) => {
        const column = partOf(answer, value);
        return column === undefined ? '' : `${label}: ${labelIn(columns, column)}`;
      }),
    ),
  ranking: ({ choices }, answer) => lines(listOf(answer).map((value, at) => `${at + 1}. ${labelIn(choices, value)}`)),
  contact: ({ fields }, answer) =>
    lines(
      fields.map(({ name, label }) => {
        const given = partOf(answer, name);
        return given === undefined ? '' : `${label}: ${String(given)}`;
      }),
    ),
  media: (_control, answer, { translate }) => translate('answer.files', { count: listOf(answer).length }),
  statement: () => '',
};

const inWords = (control: Control, answer: unknown, speaker: Speaker): string =>
  (writers[control.control] as Writer<Control>)(control, answer, speaker);
