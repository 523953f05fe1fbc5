/** What a kind of question says of itself. A kind is one file here and one line in `index.ts`. */
import type { Control } from './control.ts';
import type { Answer, Question, Text } from '../survey/document.ts';

/** The formats of `../survey/formats.ts`. */
export type AnswerFormat = 'text' | 'date' | 'time' | 'email' | 'phone' | 'url' | 'uuid' | 'sha256';

/** The part of JSON Schema that answers are described in; `../survey/check-answer.ts` interprets exactly this. */
export interface AnswerSchema {
  type: 'integer' | 'number' | 'boolean' | 'string' | 'array' | 'object';
  const?: true;
  enum?: string[];
  format?: AnswerFormat;
  /** Of a date or a time, as ajv-formats has them. */
  formatMinimum?: string;
  formatMaximum?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  items?: AnswerSchema;
  uniqueItems?: true;
  /** A value that stands alone in its list. */
  alone?: string;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, AnswerSchema>;
  required?: string[];
  minProperties?: number;
  additionalProperties?: false;
}

/** Words for a view, in the visitor's language. */
export interface Words {
  /** A text of the survey. */
  localize: (text: Text | undefined) => string;
  /** A text of the visitor's pages, by key. */
  translate: (key: string, parameters?: Record<string, string | number>) => string;
}

export type JsonSchema = { [keyword: string]: unknown };

export type MediaType = 'photo' | 'audio' | 'file';

/** What the server knows as it stores an answer. */
export interface Sealing {
  /** A text of the survey as a page in that language shows it. */
  textIn: (language: string, text: Text) => string;
  /** The SHA-256 of a text in UTF-8, in hexadecimal digits. */
  sha256: (text: string) => string;
}

/** A violation of a question that its grammar can't see; `pointer` is below the question. */
export interface QuestionViolation {
  pointer: string;
  code: string;
  parameters?: Record<string, string | number>;
}

/** Methods, not function fields: a kind reads its own questions and answers only, and the list holds them all. */
export interface QuestionKind<Asked extends Question = Question, Given extends Answer = Answer> {
  type: Asked['type'];
  /** What a question of this kind has in a survey document beyond what every question has. Behind `forAuthors`. */
  dialect: { properties: Record<string, JsonSchema>; required?: string[] };
  /** Two properties of which a question has one; a new one begins with the first. */
  either?: [string, string];
  /** Properties that mean nothing as the question is. */
  unused?(question: Asked): string[];
  /** What an answer must be; a kind without it only tells something. */
  answer?(question: Asked): AnswerSchema;
  /** What the words of a chosen 'other' must be, an answer of their own; undefined where it is not offered. */
  other?(question: Asked): AnswerSchema | undefined;
  /** 0 (worst) to 100 (best), of each thing that it rates where these are several; absent = the kind measures nothing. */
  score?(answer: Given, question: Asked): number | number[];
  /** The answer with what the server notes of it, in place of what was sent. */
  seal?(answer: Given, question: Asked, sealing: Sealing): Given;
  /** Whether its answers count towards the score of the response; said by every kind that measures. */
  counts?(question: Asked): boolean;
  /** What the grammar can't say of its own part. */
  violations?(question: Asked): QuestionViolation[];
  /** The answer is the visitor's own words. */
  freeText?: true;
  /** Names of the parts of an answer that are the visitor's own words: they are erased while the others stay. */
  textParts?(question: Asked): string[];
  /** The answer may say who the visitor is: it is erased at the end of the retention. */
  personal?: true;
  /** By the answer the visitor can be reached: it goes only where contact data may go. */
  contact?: true;
  /** The answer is a list in an order: conditions look at its first place. */
  isOrdered?: true;
  /** The answer is a list of uploads' ids, or has them beside other texts. */
  media?: MediaType;
  /** How it is asked, as data for the components in `../../public-app/controls`. */
  control(question: Asked, words: Words): Control;
  /** Behind `forAuthors`. */
  sample: Asked;
}
