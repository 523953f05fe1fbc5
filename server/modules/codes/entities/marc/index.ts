import type { EntityExtension } from '../../../../kernel/extension.ts';
import { claim } from './claim.ts';
import { boundAtOf, codeOfMark, stateOfMark, unitOfMark } from './computed.ts';
import { findRows } from './find-rows.ts';
import { history } from './history.ts';
import { lookUp } from './look-up.ts';

export const marc: EntityExtension = {
  computed: { code: codeOfMark, node_id: unitOfMark, state: stateOfMark, bound_at: boundAtOf('t') },
  findRows,
  actions: { look_up: lookUp, claim, history },
};
