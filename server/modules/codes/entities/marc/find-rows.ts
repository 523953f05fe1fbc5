/** The search of marcs: by what is printed on them, which is their code's, or by their number in the batch. */
import { partOfCode } from '../../../../../shared/codes/public-code.ts';
import { fold } from '../../../../../shared/text/fold.ts';
import type { FindRows } from '../../../../query/listing.ts';
import { likeLiteral, numberIn } from '../../../../query/search/matching.ts';

/** From the codes to their marcs, since a batch can have a hundred thousand. */
export const findRows: FindRows = async ({ request: { search } }) => {
  if (!search) return {};
  const number = numberIn(search);
  const part = likeLiteral(fold(partOfCode(search)));
  return {
    search: ({ parameters }) => {
      const codes = `select c.company_id, c.id from node_qr_code c where c.code_folded like ${parameters.add(`%${part}%`)}`;
      // What is typed may be larger than any number of a batch.
      const numbered = number === null ? '' : ` or t.number = ${parameters.add(number)}::bigint`;
      return `((t.company_id, t.node_qr_code_id) in (${codes})${numbered})`;
    },
  };
};
