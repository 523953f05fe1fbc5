import type { Principal } from '../access/principal.ts';
import type { Parameters } from '../database/parameters.ts';

/** Who asks, while a statement is written. */
export interface Caller {
  principal: Principal;
  /** Takes the values that the expression needs. */
  parameters: Parameters;
}
