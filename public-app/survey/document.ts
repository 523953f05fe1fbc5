/** A survey as its designer wrote it; the closed dialect of `schemas/documents/survey.schema.json` in TypeScript. */
import type { Language } from '../i18n/languages.ts';

/** One text in the languages that it was written in. */
export type Text = Partial<Record<Language, string>>;

export type Scalar = string | number | boolean;
export type Condition = { question: string } & (
  { equals: Scalar } | { in: Scalar[] } | { less: number } | { greater: number } | { answered: boolean }
);
export type Rule = { all: Condition[] } | { any: Condition[] };

/** What every question has; its kind (`../questions`) adds its own. */
export interface Question {
  id: string;
  type: string;
  title: Text;
  help?: Text;
  required?: boolean;
  /** Asked only when earlier answers say so. */
  show_if?: Rule;
}

export interface SurveyPart {
  id: string;
  questions: Question[];
}

export type Corner = 'round' | 'soft' | 'square';
export interface Theme {
  /** Colors are `#RRGGBB`. */
  accent?: string;
  background?: string;
  corner?: Corner;
}

export interface SurveyDocument {
  title: Text;
  /** Shown one after the other; a page with one question asks one at a time. */
  pages: SurveyPart[];
  theme?: Theme;
  thank_you?: { title?: Text; text?: Text };
}

export type Answer = Scalar | string[];
/** Question id to answer. What comes from outside is `unknown` until it was checked. */
export type Answers = Record<string, Answer>;
export type RawAnswers = Record<string, unknown>;

/** One fault in an answer; `code` is also the key of its text. */
export interface Fault {
  question: string;
  code: string;
  parameters?: Record<string, string | number>;
}

export const questionsOf = (survey: SurveyDocument): Question[] => survey.pages.flatMap((page) => page.questions);
