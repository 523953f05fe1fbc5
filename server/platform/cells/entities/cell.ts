import { HOME } from '../../../database/cells/addresses.ts';
import type { EntityExtension } from '../../../kernel/extension.ts';

export const cell: EntityExtension = {
  computed: {
    // Of a company without a row there is none but the home cell.
    company_count: `case when t.name = '${HOME}' then (select count(*) from customer c
        where not c.is_platform and not exists (select from company_cell p where p.company = c.id and p.cell <> t.name))
      else (select count(*) from company_cell p where p.cell = t.name) end`,
  },
};
