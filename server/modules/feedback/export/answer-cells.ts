/** A question's columns, by the way in which it is asked: most have one, a matrix one a row, a contact one a field. */
import type { Choice, Control, DropdownControl, ListControl } from '../../../../shared/questions/control.ts';
import { OTHER } from '../../../../shared/questions/open-options.ts';
import { rowAnswers } from '../../../../shared/questions/matrix-answer.ts';
import { typedName } from '../../../../shared/questions/signature.ts';
import type { Cell } from '../../../../shared/csv/cell.ts';

export interface AnswerPart {
  /** Behind the question's title; null where the question is one column. */
  label: string | null;
  /** It reads the words of 'other', which are an answer of their own. */
  isOther?: true;
  /** What it reads of an answer, which is as the survey's version wanted it or is missing. */
  cell(answer: unknown): Cell;
}

type PartsOf<Asked extends Control> = (control: Asked) => AnswerPart[];

const BETWEEN = '; ';

const plain = (answer: unknown): Cell =>
  typeof answer === 'number' || typeof answer === 'string' ? answer : answer === undefined ? null : String(answer);

const one = (cell: AnswerPart['cell']): AnswerPart[] => [{ label: null, cell }];

const whole: PartsOf<Control> = () => one(plain);

const listOf = (answer: unknown): string[] => (Array.isArray(answer) ? answer.map(String) : []);

const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? Object.entries(answer).find(([key]) => key === name)?.[1] : undefined;

/** What a choice is called. */
function labels(choices: readonly Choice[]): (value: unknown) => string {
  const byValue = new Map(choices.map(({ value, label }) => [value, label]));
  return (value) => byValue.get(String(value)) ?? String(value);
}

const chosen = ({ choices }: { choices: readonly Choice[] }): AnswerPart[] => {
  const labelOf = labels(choices);
  return one((answer) =>
    answer === undefined ? null : Array.isArray(answer) ? listOf(answer).map(labelOf).join(BETWEEN) : labelOf(answer),
  );
};

/** The choice, and behind it what its 'other' was. */
const chosenOf = (control: ListControl | DropdownControl): AnswerPart[] => {
  const other = control.asksOther ? control.choices.find(({ value }) => value === OTHER) : undefined;
  return [...chosen(control), ...(other ? [{ label: other.label, isOther: true as const, cell: plain }] : [])];
};

const partsBy: { [Kind in Control['control']]: PartsOf<Extract<Control, { control: Kind }>> } = {
  // Ratings stay numbers, which sum up.
  scale: whole,
  number: whole,
  slider: whole,
  text: whole,
  date: whole,
  time: whole,
  line: whole,
  list: chosenOf,
  pair: chosen,
  dropdown: chosenOf,
  ranking({ choices }) {
    const labelOf = labels(choices);
    return one((answer) =>
      answer === undefined
        ? null
        : listOf(answer)
            .map((value, at) => `${at + 1}. ${labelOf(value)}`)
            .join(BETWEEN),
    );
  },
  matrix: (control) =>
    control.rows.flatMap(({ label }, at): AnswerPart[] => [
      {
        label,
        cell(answer) {
          const chosen = rowAnswers(control, answer)[at]?.chosen ?? [];
          if (chosen.length === 0) return null;
          return control.scale ? Number(chosen[0]) : chosen.join(BETWEEN);
        },
      },
      ...(control.text === undefined
        ? []
        : [
            {
              label: `${label} – ${control.text}`,
              cell: (answer: unknown) => rowAnswers(control, answer)[at]?.text ?? null,
            },
          ]),
    ]),
  contact: ({ fields }) => fields.map(({ name, label }) => ({ label, cell: (answer) => plain(partOf(answer, name)) })),
  // The hash of the very text is the proof.
  consent: ({ agreed }) => [
    { label: null, cell: (answer) => (answer === undefined ? null : agreed) },
    { label: 'SHA-256', cell: (answer) => plain(partOf(answer, 'text_sha256')) },
  ],
  // How many files: they themselves are read where the answer is.
  media: () => one((answer) => (answer === undefined ? null : listOf(answer).length)),
  signature: ({ signed }) => one((answer) => (answer === undefined ? null : (typedName(answer) ?? signed))),
  statement: () => [],
};

export const answerParts = (control: Control): AnswerPart[] => (partsBy[control.control] as PartsOf<Control>)(control);
