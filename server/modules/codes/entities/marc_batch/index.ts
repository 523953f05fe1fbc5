import type { EntityExtension } from '../../../../kernel/extension.ts';
import { foundByCode } from '../../../../query/search/by-code.ts';

export const marcBatch: EntityExtension = {
  computed: {
    customer_id: 'select t.company_id',
    company_name: 'select c.name from customer c where c.id = t.company_id',
  },
  searching: {
    alsoFinds: foundByCode(
      'select m.company_id, m.marc_batch_id from node_qr_code c join marc m on m.company_id = c.company_id and m.node_qr_code_id = c.id',
    ),
  },
};
