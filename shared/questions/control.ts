/** The ways in which questions are asked; each has one component, listed in `index.ts`. */
import type { Text } from '../text/localized.ts';
import type { MediaType } from './kind.ts';

export interface Choice {
  /** As the form posts it. */
  value: string;
  label: string;
  /** The name of an uploaded picture, shown above the label. */
  picture?: string;
}

/** One of a few ordered points, side by side. */
export interface ScaleControl {
  control: 'scale';
  look: 'faces' | 'stars' | 'hearts' | 'thumbs' | 'numbers';
  /** A number may have a word beside it. */
  points: (Choice & { word?: string })[];
  /** Words at the two ends. */
  lowest: string;
  highest: string;
  /** Points in a row; absent: as usual for so many. */
  perRow?: number;
}

/** Choices that may end with 'other', which asks for words, and with 'none of these' (`open-options.ts`). */
interface OpenChoices {
  choices: Choice[];
  /** 'Other' is among them. */
  asksOther: boolean;
}

/** One or several of a list, below each other. */
export interface ListControl extends OpenChoices {
  control: 'list';
  several: boolean;
  /** 'None of these' is among several. */
  alone: boolean;
}

/** Two opposites, side by side. */
export interface PairControl {
  control: 'pair';
  look: 'marks' | 'thumbs';
  choices: [Choice, Choice];
}

/** One of a list that opens. */
export interface DropdownControl extends OpenChoices {
  control: 'dropdown';
}

export interface TextControl {
  control: 'text';
  lines: 'one' | 'several';
}

export interface NumberControl {
  control: 'number';
  keyboard: 'numeric' | 'decimal' | 'text';
  unit: string;
}

/** A number that is found by sliding from one end to the other. */
export interface SliderControl {
  control: 'slider';
  minimum: number;
  maximum: number;
  step: number;
  unit: string;
  /** Words at the two ends; empty: the numbers stand there. */
  lowest: string;
  highest: string;
}

/** Days are `YYYY-MM-DD`. */
export interface DateControl {
  control: 'date';
  earliest: string | undefined;
  latest: string | undefined;
}

/** Times are `HH:MM`, of 24 hours. */
export interface TimeControl {
  control: 'time';
  earliest: string | undefined;
  latest: string | undefined;
}

/** One line that devices have a keyboard for, and know how to fill in. */
export interface LineControl {
  control: 'line';
  input: 'email' | 'tel' | 'url';
  autoComplete: string;
}

/** The same columns for each row. */
export interface MatrixControl {
  control: 'matrix';
  rows: Choice[];
  /** Of a scale its points. */
  columns: Choice[];
  /** Several columns a row. */
  several: boolean;
  /** The words at its ends. */
  scale: { lowest: string; highest: string } | undefined;
  /** What the visitor's own words for a row are called, where they are asked for. */
  text: string | undefined;
}

/** Choices to put in an order. */
export interface RankingControl {
  control: 'ranking';
  choices: Choice[];
}

export interface ContactField {
  name: string;
  label: string;
  required: boolean;
  autoComplete: string;
  keyboard: 'text' | 'email' | 'tel';
}

export interface ContactControl {
  control: 'contact';
  fields: ContactField[];
  /** What the visitor agrees to. */
  consent: string;
}

/** A text to agree to. */
export interface ConsentControl {
  control: 'consent';
  text: string;
  /** In every language: an answer says which of them it was. */
  texts: Text;
  /** Where all of it can be read. */
  link: string | undefined;
  /** The word for who did. */
  agreed: string;
}

export interface MediaControl {
  control: 'media';
  media: MediaType;
  /** Types for the browser's dialog. */
  accept: string;
  /** The same for people. */
  formats: string;
  maxFiles: number;
}

/** Drawn, or typed. */
export interface SignatureControl {
  control: 'signature';
  /** What is said of one that was drawn. */
  signed: string;
}

export interface StatementControl {
  control: 'statement';
}

export type Control =
  | ScaleControl
  | ListControl
  | PairControl
  | DropdownControl
  | TextControl
  | NumberControl
  | SliderControl
  | DateControl
  | TimeControl
  | LineControl
  | MatrixControl
  | RankingControl
  | ContactControl
  | ConsentControl
  | MediaControl
  | SignatureControl
  | StatementControl;

/** A single tap answers it, so that the page may go on by itself. */
export const answersInOneTap = (control: Control): boolean =>
  control.control === 'scale' || control.control === 'pair' || (control.control === 'list' && !control.several);

const SINGLE_FIELDS = new Set<Control['control']>(['text', 'number', 'slider', 'date', 'time', 'line', 'dropdown']);

/** It is one field, which the question's title labels; others are groups. */
export const isSingleField = ({ control }: Control): boolean => SINGLE_FIELDS.has(control);
