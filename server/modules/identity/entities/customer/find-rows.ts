/** A customer by what he says of himself on the phone: a user's e-mail, the number of an invoice, a printed code or its address. */
import type { Caller } from '../../../../query/caller.ts';
import type { FindRows } from '../../../../query/listing.ts';
import { normalizeCode } from '../../../../../shared/codes/code.ts';

/** Exactly as they are written, but for capital letters. */
export const findRows: FindRows = async ({ request: { search = '' } }) => {
  const text = search.trim();
  return text === '' ? {} : { isOfValues: true, searchBeside: (caller) => exactly(text, caller) };
};

function exactly(text: string, { parameters }: Caller): string {
  const value = parameters.add(text);
  const code = normalizeCode(codeOf(text));
  const companies = [
    `select owner.company_id from customer_user owner where lower(owner.email) = lower(${value}) or owner.login_email = lower(${value})`,
    `select owner.company_id from invoice owner where owner.number = upper(${value})`,
    ...(code === null
      ? []
      : [`select owner.company_id from node_qr_code owner where owner.code = ${parameters.add(code)}`]),
  ];
  return `t.id = any(array(${companies.join(' union all ')}))`;
}

/** Of an address, in whatever case it was scanned, the part after `/Q/`. */
const codeOf = (text: string): string => /\/q\/([^/?#]+)/iu.exec(text)?.[1] ?? text;
