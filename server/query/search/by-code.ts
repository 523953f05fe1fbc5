/** Rows that a printed code leads to, for searches of something else that has codes. */
import { codeIn } from '../../../shared/codes/public-code.ts';
import type { Caller } from '../caller.ts';

/**
 * Conditions for `alsoFinds`; none where neither a whole code nor the address of one was typed.
 * @param rows a query of company and id of the rows, from `node_qr_code c` on
 */
export const foundByCode =
  (rows: string) =>
  (typed: string, { parameters }: Caller): string[] => {
    const code = codeIn(typed);
    return code === null ? [] : [`(t.company_id, t.id) in (${rows} where c.code = ${parameters.add(code)})`];
  };
