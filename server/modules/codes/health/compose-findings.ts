/**
 * The weekly mail about codes: what is open among those that its reader sees at that moment, the busiest first. Codes that
 * were never scanned are only counted, and are no cause to write by themselves.
 */
import { claims } from '../../../access/claims.ts';
import { createParameters } from '../../../database/parameters.ts';
import { loadPrincipal } from '../../../access/load-principal.ts';
import type { CodeFindingRow } from '../../../generated/code_finding.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { linkedRows } from '../../../platform/mail/blocks/linked-rows.ts';
import type { MailContent, Occasion } from '../../../platform/mail/template.ts';
import { nameInMail } from '../../../platform/mail/name.ts';
import { mailText } from '../../../platform/mail/texts.ts';
import { unsubscribeToken } from '../../insight/index.ts';

/** More are told by their number. */
const LISTED = 20;

type Listed = Pick<CodeFindingRow, 'id' | 'kind' | 'expected' | 'reads'> & {
  since: Date;
  unit: string | null;
  /** Of all that could be listed. */
  count: number;
};

interface Found {
  listed: Listed[];
  neverScanned: number;
}

/** Null: nothing is open that the reader sees. */
export async function composeFindings(occasion: Occasion): Promise<MailContent | null> {
  const { locale, publicUrl, secret, companyId, companyName, userId, userName } = occasion;
  const { listed, neverScanned } = await readFindings(occasion);
  if (listed.length === 0) return null;
  const text = (key: string, parameters: Record<string, string> = {}) =>
    mailText(locale, `code_findings.${key}`, parameters);
  const whole = new Intl.NumberFormat(locale);
  const total = listed[0]?.count ?? 0;
  const stop = `${publicUrl}/unsubscribe?token=${unsubscribeToken(secret, { companyId, findingsOfUser: userId })}`;
  return {
    subject: text('subject', { count: whole.format(total) }),
    greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
    paragraphs: [text('lead', { company: nameInMail(companyName) })],
    blocks: [linkedRows(listed.map((finding) => rowOf(finding, locale, publicUrl)))],
    button: { label: text('action'), href: `${publicUrl}/code_health` },
    notes: [
      ...(total > listed.length
        ? [mailText(locale, 'more_in_list', { count: whole.format(total - listed.length) })]
        : []),
      ...(neverScanned > 0 ? [text('never_scanned', { count: whole.format(neverScanned) })] : []),
    ],
    links: [
      { text: text('stop'), href: stop },
      { text: mailText(locale, 'my_notices'), href: `${publicUrl}/noticepreferences` },
    ],
    unsubscribe: stop,
  };
}

function rowOf({ id, kind, unit, since, expected, reads }: Listed, locale: Locale, publicUrl: string) {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const figures = { since: day.format(since), expected: whole.format(expected), reads: whole.format(reads) };
  return {
    label: unit === null ? mailText(locale, 'code_findings.whole_company') : nameInMail(unit),
    detail: mailText(locale, `code_findings.${kind}`, figures),
    href: `${publicUrl}/code_health/${id}`,
  };
}

async function readFindings({ database, companyId, userId }: Occasion): Promise<Found> {
  const reader = await loadPrincipal(database, companyId, userId);
  if (!reader) return { listed: [], neverScanned: 0 };
  const parameters = createParameters();
  const company = parameters.add(companyId);
  const sees =
    reader.role === 'company_admin'
      ? 'true'
      : `(f.node_id = any(array${claims['nodes.qr.read']?.(reader, parameters)})
          or f.node_id is null and f.company_id = ${claims['qr_company']?.(reader, parameters)})`;
  const from = `from code_finding f left join node n on n.company_id = f.company_id and n.id = f.node_id
    where f.company_id = ${company} and f.state = 'open' and n.deleted_at is null and ${sees}`;
  return database.withTenant('app', companyId, async ({ query }) => {
    const values = [...parameters.values];
    const listed = await query<Listed>({
      text: `select f.id, f.kind, f.expected, f.reads, f.since, n.name as unit, count(*) over () as count ${from}
        and f.kind <> 'never_scanned' order by f.node_id is not null, f.weekly_reads desc, f.id limit ${LISTED}`,
      values,
    });
    const [never] = await query<{ count: number }>({
      text: `select count(*) as count ${from} and f.kind = 'never_scanned'`,
      values,
    });
    return { listed, neverScanned: never?.count ?? 0 };
  });
}
