/** A survey as its designer wrote it; the closed dialect of `schemas/documents/survey.schema.json` in TypeScript. */
import type { Language } from '../i18n/languages.ts';
import type { Text } from '../text/localized.ts';

export type { Text } from '../text/localized.ts';

export type Scalar = string | number | boolean;
/** `part`: the row of a matrix whose cell is asked for; absent: the whole answer. */
export type Condition = { question: string; part?: string } & (
  | { equals: Scalar }
  | { not_equals: Scalar }
  | { in: Scalar[] }
  | { not_in: Scalar[] }
  | { contains: string }
  | { less: number }
  | { greater: number }
  | { before: string }
  | { after: string }
  | { answered: boolean }
);
/** To a depth of three. */
export type Rule = { all: RulePart[] } | { any: RulePart[] };
export type RulePart = Condition | Rule;

/** Where a visitor goes on: at a later question, skipping what lies between, or at the end. */
export type JumpTarget = { question: string } | { end: true };
export interface Jump {
  /** Absent: always. */
  if?: Rule;
  to: JumpTarget;
}

/** `file`: the name of an uploaded picture, served at `/files/<name>`. Without `alt` it only decorates. */
export interface Image {
  file: string;
  alt?: Text;
}

/** What every question has; its kind (`../questions`) adds its own. */
export interface Question {
  id: string;
  type: string;
  title: Text;
  help?: Text;
  image?: Image;
  required?: boolean;
  /** Asked only when earlier answers say so. */
  show_if?: Rule;
  /** Given until the visitor says something else. */
  default?: Scalar | string[];
  /** Options, or the rows of a matrix, come in another order for each response. */
  order?: 'random';
  /** Looked at in order once this question was asked; the first that holds is taken. */
  jumps?: Jump[];
}

export interface SurveyPart {
  id: string;
  title?: Text;
  /** Asked only when answers to earlier pages say so. */
  show_if?: Rule;
  /** Its questions come in another order for each response. */
  question_order?: 'random';
  questions: Question[];
}

export type Corner = 'round' | 'soft' | 'square';
export interface Theme {
  /** Colors are `#RRGGBB`. */
  accent?: string;
  background?: string;
  corner?: Corner;
  logo?: { file: string };
}

/** What is shown in place of the thanks, where its rule and its bounds of the score hold. */
export interface Ending {
  id: string;
  /** Absent: whatever was answered. */
  if?: Rule;
  /** Of the score of the answers, 0 to 100; without a score neither bound holds. */
  score_at_least?: number;
  score_at_most?: number;
  title?: Text;
  text?: Text;
  /** Where the visitor may go on instead of the return address; https only. */
  button?: { label: Text; address: string };
}

/** When a survey is asked. Moments are what a unit's clock shows, `YYYY-MM-DDTHH:MM`. */
export interface Availability {
  opens?: string;
  closes?: string;
  /** Said before and after. */
  title?: Text;
  text?: Text;
}

/** How many complete answers are taken. */
export interface Quota {
  id: string;
  most: number;
  /** Whose answers count; absent: all. */
  if?: Rule;
  /** Said in place of what the survey says when it is closed. */
  title?: Text;
  text?: Text;
}

export type Layout = 'pages' | 'one_at_a_time';

export interface SurveyDocument {
  title: Text;
  /** The languages that visitors may choose, the fallback first. Absent: those in which every question is asked. */
  languages?: Language[];
  /** `one_at_a_time`: each question is a page of its own, whatever the pages say. */
  layout?: Layout;
  /** Shown one after the other. */
  pages: SurveyPart[];
  theme?: Theme;
  thank_you?: { title?: Text; text?: Text };
  /** The first that holds is shown in place of `thank_you`. */
  endings?: Ending[];
  availability?: Availability;
  quotas?: Quota[];
  /** Wins over the company's own return address. */
  return_url?: string;
  /** What the address of a code brings along. */
  address_fields?: AddressField[];
  /** Sites that may show it in a frame, such as `https://shop.example`; absent: none. */
  embed_origins?: string[];
}

/** A value in the address of a code, kept with the feedback. */
export interface AddressField {
  /** Key of a field that the company has added to feedback; the parameter has the same name. */
  field: string;
  /** Taken only where the address was signed for it. */
  signed?: boolean;
}

/** Rows of a matrix, or the parts of a contact. */
export type AnswerParts = Record<string, Scalar | string[]>;
export type Answer = Scalar | string[] | AnswerParts;
/** Key to answer: a question's id, or that of its words (`answer-keys.ts`). What comes from outside is `unknown` until it was checked. */
export type Answers = Record<string, Answer>;
export type RawAnswers = Record<string, unknown>;

/** One violation in an answer; `code` is also the key of its text. */
export interface Violation {
  /** The key of the answer. */
  question: string;
  /** The row or field of an answer that has several. */
  part?: string;
  code: string;
  parameters?: Record<string, string | number>;
}

/** All questions, in the order of the pages. */
export const questionsOf = (survey: SurveyDocument): Question[] => survey.pages.flatMap((page) => page.questions);
