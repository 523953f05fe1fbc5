/** What a report of results is made of. */
import type { Locale } from '../../../../../shared/i18n/locales.ts';
import type { SurveyResults } from '../../../../../shared/survey/survey-results.ts';

/** What is told in a report: the survey's name, and what its results are compared by. */
export interface ReportOrder {
  locale: Locale;
  /** Of the survey. */
  name: string;
  results: SurveyResults;
  comparedBy: 'days' | 'unit' | 'version' | null;
}

export interface Bar {
  label: string;
  /** Count and share. */
  text: string;
  /** 0 to 1. */
  share: number;
  /** Of the other side of a comparison. */
  compared: { text: string; share: number } | null;
}

/** One row of a matrix, cut by what was chosen. */
export interface StackedBar {
  label: string;
  text: string;
  /** 0 to 1 each, in the order of the key. */
  shares: number[];
  about: string;
}

export interface Column {
  label: string;
  value: number;
  compared: number | null;
}

export type Plot =
  | { kind: 'bars'; bars: Bar[] }
  | { kind: 'stacked'; rows: StackedBar[]; key: string[] }
  | { kind: 'columns'; columns: Column[]; format: (value: number) => string }
  | { kind: 'nothing' };

export interface Block {
  title: string;
  about: string | null;
  /** What it comes down to. */
  figure: string | null;
  plot: Plot;
}

export interface Figure {
  label: string;
  value: string;
  about: string;
}

export interface ReportContent {
  title: string;
  /** Unit, days, version. */
  about: string;
  compared: { label: string; current: string; other: string } | null;
  figures: Figure[];
  /** Said in place of all parts. */
  notice: string | null;
  parts: { title: string | null; blocks: Block[]; note: string | null }[];
  counted: string | null;
  /** The line at the foot of each page. */
  pageText: (page: number, count: number) => string;
}
