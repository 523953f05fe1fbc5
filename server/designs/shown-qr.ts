/** The design that the image of a code has: its own, else the one that its unit shows. */
import type { Work } from '../kernel/extension.ts';
import { effectiveDesign, qrCodeDesign } from './effective.ts';

/** A document of schemas/documents/qr-design.schema.json, as far as it is about the code itself. */
export interface QrDesign {
  foreground?: string;
  background?: string;
}

/** Null for the plain code. Whether the caller may read the code is not asked here. */
export async function shownQrDesign({ transaction }: Work, codeId: number): Promise<QrDesign | null> {
  const [row] = await transaction.query<{ design: QrDesign | null }>({
    name: 'shown_qr_design',
    text: `select coalesce(code.design, effective.design) as design from node_qr_code code
      join customer on customer.id = $1
      left join node unit on unit.company_id = $1 and unit.id = code.node_id
      left join lateral (${effectiveDesign(qrCodeDesign, { company: '$1', path: 'unit.path' })}) effective on true
      where code.company_id = $1 and code.id = $2`,
    values: [transaction.companyId, codeId],
  });
  return row?.design ?? null;
}
