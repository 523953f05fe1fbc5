import type { EntityExtension } from '../../../../kernel/extension.ts';
import { claim } from './claim.ts';
import { boundAtOf, codeOfMarc, stateOfMarc, unitOfMarc } from './computed.ts';
import { findRows } from './find-rows.ts';
import { history } from './history.ts';
import { lookUp } from './look-up.ts';

export const marc: EntityExtension = {
  computed: { code: codeOfMarc, node_id: unitOfMarc, state: stateOfMarc, bound_at: boundAtOf('t') },
  findRows,
  actions: { look_up: lookUp, claim, history },
};
