/** What is printed of a code: its own design, else the one that its unit shows, and the texts that come with it. */
import type { PrintedCode, QrDesign } from '../../../../shared/qr/design.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import type { Transaction } from '../../../access/database.ts';
import { planOfCompany } from '../../billing/index.ts';
import { effectiveDesign, qrCodeDesign } from './effective.ts';

export interface ShownCode extends Pick<PrintedCode, 'code' | 'unit' | 'company'> {
  id: number;
  /** Null for the plain code. */
  design: QrDesign | null;
  language: Locale;
}

interface ShownRow {
  id: number;
  code: string;
  design: QrDesign | null;
  unit_id: number | null;
  unit_name: string | null;
  company: string;
  language: Locale;
  may_show_logo: boolean;
}

/**
 * What is printed of codes. Whether the caller may read them is not asked here.
 * @returns those of the ids that there are in the company, in the order of their ids
 */
export async function shownCodes(
  { companyId, query }: Pick<Transaction, 'companyId' | 'query'>,
  codeIds: readonly number[],
): Promise<ShownCode[]> {
  const rows = await query<ShownRow>({
    name: 'shown_codes',
    text: `select code.id, code.code, coalesce(code.design, effective.design) as design, unit.id as unit_id,
        unit.name as unit_name, customer.name as company, customer.default_locale as language,
        coalesce(plan.custom_logo, true) as may_show_logo
      from node_qr_code code
      join customer on customer.id = $1
      left join lateral (${planOfCompany('$1', 'p.custom_logo')}) plan on true
      left join node unit on unit.company_id = $1 and unit.id = code.node_id
      left join lateral (${effectiveDesign(qrCodeDesign, { company: '$1', path: 'unit.path' })}) effective on true
      where code.company_id = $1 and code.id = any($2::bigint[]) order by code.id`,
    values: [companyId, codeIds],
  });
  return rows.map(({ unit_id: id, unit_name: name, may_show_logo: mayShowLogo, design, ...row }) => ({
    ...row,
    design: design && !mayShowLogo ? withoutLogos(design) : design,
    unit: id === null || name === null ? null : { id, name },
  }));
}

/**
 * @returns each design once that is printed of these codes, in no order; null among them for the plain one
 */
export async function designsOf(
  { companyId, query }: Pick<Transaction, 'companyId' | 'query'>,
  codeIds: readonly number[],
): Promise<(QrDesign | null)[]> {
  const rows = await query<{ design: QrDesign | null }>({
    name: 'designs_of_codes',
    text: `select distinct coalesce(code.design, effective.design) as design
      from node_qr_code code
      join customer on customer.id = $1
      left join node unit on unit.company_id = $1 and unit.id = code.node_id
      left join lateral (${effectiveDesign(qrCodeDesign, { company: '$1', path: 'unit.path' })}) effective on true
      where code.company_id = $1 and code.id = any($2::bigint[])`,
    values: [companyId, codeIds],
  });
  return rows.map(({ design }) => design);
}

/** What is set stays when the plan no longer includes it, and is not shown. */
function withoutLogos({ logo: _logo, ...design }: QrDesign): QrDesign {
  if (!design.poster) return design;
  const { company_logo: _companyLogo, ...poster } = design.poster;
  return { ...design, poster };
}
