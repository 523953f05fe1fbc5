/** What is said of a file of rows that can't be read: 400, each reason with its own code. */
import { brokenFile, emptyFile, oldExcelFile, type Problem, tooManyRows, wrongEncoding } from '../../../errors.ts';
import type { Unreadable } from './unreadable-file.ts';

const problems: Record<Unreadable, (limit: number) => Problem> = {
  empty_file: () => emptyFile(),
  broken_file: () => brokenFile(),
  old_excel_file: () => oldExcelFile(),
  wrong_encoding: () => wrongEncoding(),
  too_many_rows: (limit) => tooManyRows({ parameters: { limit } }),
};

/** @param limit of rows */
export const unreadableProblem = (reason: Unreadable, limit: number): Problem => problems[reason](limit);
