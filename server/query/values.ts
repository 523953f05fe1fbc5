/** What statements are written from: rows, what is written to them, and who asks. */
import type { Principal } from '../access/principal.ts';
import type { Parameters } from '../database/parameters.ts';

export type Row = Record<string, unknown> & { id: number };
export type Values = Record<string, unknown>;

export interface Caller {
  principal: Principal;
  /** Takes the values that the expression needs. */
  parameters: Parameters;
}
