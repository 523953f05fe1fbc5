/** Answers in words, as whoever gave them saw them. */
import type { Choice, Control, DropdownControl, ListControl } from '../shared/questions/control.ts';
import { dayIn, timeIn } from './i18n/day-in.ts';
import { isLanguage, type Language } from '../shared/i18n/languages.ts';
import { kindOf } from '../shared/questions/index.ts';
import { OTHER } from '../shared/questions/open-options.ts';
import { otherKey } from '../shared/survey/answer-keys.ts';
import { rowAnswers } from '../shared/questions/matrix-answer.ts';
import type { Words } from '../shared/questions/kind.ts';
import { typedName } from '../shared/questions/signature.ts';
import { type Question, questionsOf, type SurveyDocument } from '../shared/survey/document.ts';
import { textIn } from '../shared/survey/localize.ts';

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
    const answer = answerInWords(question, answers, speaker);
    return answer === '' ? [] : [{ question: speaker.localize(question.title), answer }];
  });
}

/** The answer to a question in words, a line for each of its parts; 'other' with what it is. */
export function answerInWords(question: Question, answers: Record<string, unknown>, speaker: Speaker): string {
  const key = otherKey(question.id);
  const given = { ...speaker, other: Object.hasOwn(answers, key) ? String(answers[key]) : '' };
  return inWords(kindOf(question).control(question, speaker), answers[question.id], given);
}

/** Who speaks, and the words of a chosen 'other'; empty where it is not chosen, or they were erased. */
interface Telling extends Speaker {
  other: string;
}

type Writer<Asked extends Control> = (control: Asked, answer: unknown, telling: Telling) => string;

const labelIn = (choices: readonly Choice[], value: unknown): string =>
  choices.find((choice) => choice.value === String(value))?.label ?? String(value);
const listOf = (answer: unknown): unknown[] => (Array.isArray(answer) ? answer : [answer]);
const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? Object.entries(answer).find(([key]) => key === name)?.[1] : undefined;
const lines = (parts: readonly string[]): string => parts.filter(Boolean).join('\n');
const chosen = ({ choices }: { choices: readonly Choice[] }, answer: unknown): string =>
  lines(listOf(answer).map((value) => labelIn(choices, value)));
const chosenOf = (control: ListControl | DropdownControl, answer: unknown, { other }: Telling): string =>
  lines(
    listOf(answer).map((value) => {
      const label = labelIn(control.choices, value);
      return control.asksOther && value === OTHER && other !== '' ? `${label}: ${other}` : label;
    }),
  );

const measured = ({ unit }: { unit: string }, answer: unknown, { language }: Telling): string =>
  [new Intl.NumberFormat(language).format(Number(answer)), unit].filter(Boolean).join(' ');

const writers: { [Name in Control['control']]: Writer<Extract<Control, { control: Name }>> } = {
  // A bare number says nothing without what it is of.
  scale({ look, points }, answer) {
    if (look !== 'numbers') return labelIn(points, answer);
    const word = points.find(({ value }) => value === String(answer))?.word;
    const place = [labelIn(points, answer), points.at(-1)?.label].join(' / ');
    return word ? `${place} · ${word}` : place;
  },
  list: chosenOf,
  pair: chosen,
  dropdown: chosenOf,
  text: (_control, answer) => String(answer),
  number: measured,
  slider: measured,
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

const inWords = (control: Control, answer: unknown, telling: Telling): string =>
  (writers[control.control] as Writer<Control>)(control, answer, telling);
