import { setupActions } from '../../designs/setup.ts';
import { startOwnDesign } from '../../designs/start-own.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import { foundByCode } from '../../../../query/search/by-code.ts';
import { computed } from './computed.ts';
import { completeCreate, countOf, prepareUnits } from './create.ts';
import { checkDelete, deleteSubtree } from './delete.ts';
import { checkMove, move } from './move.ts';
import { readCounts } from './read-counts.ts';
import { listDeleted, restore } from './restore.ts';
import { openingHoursOf } from './opening-hours.ts';
import { lockOrganizationOf } from './tree.ts';

export const node: EntityExtension = {
  computed,
  searching: { alsoFinds: foundByCode('select c.company_id, c.node_id from node_qr_code c') },
  hooks: {
    countOf,
    beforeCreate: prepareUnits,
    afterCreate: completeCreate,
    beforeDeleteLock: ({ transaction }, id) => lockOrganizationOf(transaction, id),
    beforeDelete: deleteSubtree,
  },
  actions: {
    check_move: checkMove,
    move,
    check_delete: checkDelete,
    restore,
    deleted: listDeleted,
    opening_hours: openingHoursOf,
    read_counts: readCounts,
    ...setupActions,
    start_own_design: startOwnDesign,
  },
};
