/** What a kind of question says of itself. A kind is one file here and one line in `index.ts`. */
import type { Control } from '../controls/control.ts';
import type { Answer, Question, Text } from '../survey/document.ts';

/** The JSON Schemas that answers are made of; `../survey/check-answer.ts` interprets exactly these. */
export type AnswerSchema =
  | { type: 'integer'; minimum: number; maximum: number }
  | { type: 'boolean' }
  | { type: 'string'; enum: string[] }
  | { type: 'string'; minLength: number; maxLength: number }
  | { type: 'array'; items: { type: 'string'; enum: string[] }; uniqueItems: true; minItems: number; maxItems: number };

/** Words for a view, in the visitor's language. */
export interface Words {
  /** A text of the survey. */
  say: (text: Text | undefined) => string;
  /** A text of the visitor's pages, by key. */
  translate: (key: string, parameters?: Record<string, string | number>) => string;
}

export type JsonSchema = { [keyword: string]: unknown };

/** Methods, not function fields: a kind reads its own questions and answers only, and the list holds them all. */
export interface QuestionKind<Asked extends Question = Question, Given extends Answer = Answer> {
  type: Asked['type'];
  /** What a question of this kind has in a survey document beyond what every question has. */
  dialect: { properties: Record<string, JsonSchema>; required?: string[] };
  /** What an answer must be. */
  answer(question: Asked): AnswerSchema;
  /** 0 (worst) to 100 (best); absent = the kind measures nothing. */
  score?(answer: Given, question: Asked): number;
  /** The answer is the visitor's own words. */
  freeText?: true;
  /** How it is asked, as data for the components in `../controls`. */
  control(question: Asked, words: Words): Control;
  sample: Asked;
}
