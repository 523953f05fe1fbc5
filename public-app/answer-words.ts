/** Answers in words, as whoever gave them saw them. */
import type { Choice, Control } from '../shared/questions/control.ts';
import { dayIn, timeIn } from './i18n/day-in.ts';
import { isLanguage, type Language } from '../shared/i18n/languages.ts';
import { kindOf } from '../shared/questions/index.ts';
import { rowAnswers } from '../shared/questions/matrix-answer.ts';
import type { Words } from '../shared/questions/kind.ts';
import { typedName } from '../shared/questions/signature.ts';
import { type Question, questionsOf, type SurveyDocument } from '../shared/survey/document.ts';
import { textIn } from '../shared/survey/localize.ts';

export interface InWords {
  question: string;
  answer: string;
}

interface Speaker extends Words {
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
  time: (_control, answer, { language }) => timeIn(language, String(answer)),
  line: (_control, answer) => String(answer),
  matrix: (control, answer) => {
    const highest = control.scale && control.columns.at(-1)?.label;
    return lines(
      rowAnswers(control, answer).map(({ label, chosen, text }) => {
        const points = chosen.map((point) => (highest === undefined ? point : `${point} / ${highest}`)).join(', ');
        const said = [points, text].filter(Boolean).join(' – ');
        return said && `${label}: ${said}`;
      }),
    );
  },
  ranking: ({ choices }, answer) => lines(listOf(answer).map((value, at) => `${at + 1}. ${labelIn(choices, value)}`)),
  contact: ({ fields }, answer) =>
    lines(
      fields.map(({ name, label }) => {
        const given = partOf(answer, name);
        return given === undefined ? '' : `${label}: ${String(given)}`;
      }),
    ),
  consent: ({ texts }, answer, { translate }) => {
    const language = partOf(answer, 'language');
    return translate('consent.agreed_to', { text: isLanguage(language) ? textIn(language, texts) : '' });
  },
  media: (_control, answer, { translate }) => translate('answer.files', { count: listOf(answer).length }),
  signature: ({ signed }, answer) => typedName(answer) ?? signed,
  statement: () => '',
};

const inWords = (control: Control, answer: unknown, speaker: Speaker): string =>
  (writers[control.control] as Writer<Control>)(control, answer, speaker);
