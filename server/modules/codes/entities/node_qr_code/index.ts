import { partOfCode } from '../../../../../shared/codes/public-code.ts';
import type { Transaction } from '../../../../access/database.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Row } from '../../../../database/rows.ts';
import { CLOCK_OF_ITS_UNIT } from '../../../organizations/index.ts';
import type { MarcState } from '../../marcs/marcs.ts';

/** Retiring a marc, or putting it back, is a change of its code. */
export const nodeQrCode: EntityExtension = {
  computed: { time_zone: CLOCK_OF_ITS_UNIT },
  searching: { read: partOfCode },
  hooks: {
    async beforePatch({ transaction }, row, changes) {
      const [from, to] = [stateOf(row), stateOf({ ...row, ...changes })];
      if (row['origin'] === 'mark' && from !== to) await countMove(transaction, row.id, from, to);
      return changes;
    },
  },
};

function stateOf({ state, node_id: unit }: Row): MarcState {
  if (state === 'retired') return 'retired';
  return unit === null ? 'blank' : 'bound';
}

/** A batch keeps how many of its marcs are in which state: it can have a hundred thousand. */
async function countMove(transaction: Transaction, codeId: number, from: MarcState, to: MarcState): Promise<void> {
  const change = (state: MarcState): number => Number(to === state) - Number(from === state);
  await transaction.query({
    name: 'count_mark',
    text: `update marc_batch set bound_count = bound_count + $3, retired_count = retired_count + $4, updated_at = now()
      where company_id = $1 and id = (select marc_batch_id from marc where company_id = $1 and node_qr_code_id = $2)`,
    values: [transaction.companyId, codeId, change('bound'), change('retired')],
  });
}
