/** A migration in three files, each a list of steps, as it is gathered. */
import type { OnlineClass } from '../../../shared/contract/migration-files.ts';
import { preflightQuestions, tablesAsked } from '../preflight-sql.ts';
import type { Preflight } from '../preflights.ts';
import { migrationHeader, preludeOf } from '../sql.ts';

export interface Step {
  /** What follows `-- step`. */
  header: string;
  /** Without semicolons. */
  statements: string[];
}

export interface Section {
  /** Rows that are filled before anything else. */
  batches: Step[];
  /** What is asked of the rows then. */
  preflights: Preflight[];
  steps: Step[];
}

export type Sections = Record<OnlineClass, Section>;

export const emptySections = (): Sections => ({
  expand: { batches: [], preflights: [], steps: [] },
  backfill: { batches: [], preflights: [], steps: [] },
  contract: { batches: [], preflights: [], steps: [] },
});

export const step = (...statements: string[]): Step => ({ header: '', statements });
export const concurrently = (statement: string): Step => ({ header: ': concurrently', statements: [statement] });
export const batchesOf = (table: string, statement: string): Step => ({
  header: `: batches of ${table}`,
  statements: [statement],
});

/** The text of a file; undefined where there is nothing to do. */
export function sectionText(name: string, { batches, preflights, steps }: Section): string | undefined {
  const own = [...batches, ...steps];
  if (own.length === 0) return undefined;
  const prelude = preludeOf(own.flatMap(({ statements }) => statements));
  const all = [
    ...prelude.map((text) => `-- step\n${text}`),
    ...batches.map(printStep),
    ...(preflights.length === 0
      ? []
      : [`-- step: reads ${tablesAsked(preflights).join(', ')}\n${preflightQuestions(preflights).join('\n')}`]),
    ...steps.map(printStep),
  ];
  return `${[migrationHeader(name), ...all].join('\n\n')}\n`;
}

const printStep = ({ header, statements }: Step): string =>
  [`-- step${header}`, ...statements.map((statement) => `${statement};`)].join('\n');
