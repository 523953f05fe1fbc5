/**
 * Stores what was found. A code has one row of each kind; it stays dismissed up to its day and checked until it is found
 * anew, and it is resolved by what ends it: a scan, an answer, or that the code is no longer shown.
 */
import type { Database } from '../../../access/database.ts';
import { isCountedRead } from '../../insight/index.ts';

export interface StoredFinding {
  kind: 'company_silent' | 'silent' | 'no_answers' | 'never_scanned';
  codeId: number | null;
  unitId: number | null;
  /** In milliseconds. */
  since: number;
  lastReadAt: number | null;
  expected: number;
  chance: number;
  reads: number;
  weeklyReads: number;
  weeks: number[];
  hours: number[];
}

const AT_ONCE = 500;

const FIGURES = ['node_id', 'since', 'last_read_at', 'expected', 'chance', 'reads', 'weekly_reads', 'weeks', 'hours'];

const FOUND = `select f.*, now() as found_at from jsonb_to_recordset($2::jsonb) as f (kind text, node_qr_code_id bigint,
    node_id bigint, since timestamptz, last_read_at timestamptz, expected double precision, chance double precision,
    reads integer, weekly_reads double precision, weeks jsonb, hours jsonb)`;

/** Whether a row `t` is set aside at this moment. */
const ASIDE = `(t.state = 'dismissed' and t.dismissed_until > (now() at time zone 'UTC')::date)`;

/** What is found anew is open, but while it is set aside; since when it is, says when it was found. */
const AGAIN = `${FIGURES.map((name) => `${name} = excluded.${name}`).join(', ')},
  state = case when ${ASIDE} then t.state else 'open' end,
  dismissed_until = case when ${ASIDE} then t.dismissed_until end,
  found_at = case when t.state = 'open' or ${ASIDE} then t.found_at else excluded.found_at end,
  resolved_at = null, updated_at = now()`;

const COLUMNS = ['company_id', 'kind', 'node_qr_code_id', ...FIGURES, 'found_at'].join(', ');

const OF_CODES = `insert into code_finding as t (${COLUMNS}) select $1, ${COLUMNS.replace('company_id, ', '')} from (${FOUND}) f
  on conflict (company_id, node_qr_code_id, kind) do update set ${AGAIN}`;

/** To the database no two nulls are the same: whose turn it is, is decided by the company's night. */
const OF_COMPANY = `with found as (${FOUND}), again as (
    update code_finding t set ${AGAIN.replaceAll('excluded.', 'found.')} from found
    where t.company_id = $1 and t.node_qr_code_id is null and t.kind = found.kind returning t.id
  )
  insert into code_finding (${COLUMNS}) select $1, ${COLUMNS.replace('company_id, ', '')} from found
  where not exists (select from again)`;

const rowOf = (finding: StoredFinding) => ({
  kind: finding.kind,
  node_qr_code_id: finding.codeId,
  node_id: finding.unitId,
  since: new Date(finding.since),
  last_read_at: finding.lastReadAt && new Date(finding.lastReadAt),
  expected: finding.expected,
  chance: finding.chance,
  reads: finding.reads,
  weekly_reads: finding.weeklyReads,
  weeks: finding.weeks,
  hours: finding.hours,
});

type Part = Pick<Database, 'statement'>;

export async function storeFindings(
  database: Part,
  companyId: number,
  findings: readonly StoredFinding[],
): Promise<void> {
  const store = (name: string, text: string, some: readonly StoredFinding[]) =>
    database.statement('app', companyId, { name, text, values: [companyId, JSON.stringify(some.map(rowOf))] });
  const ofCodes = findings.filter(({ codeId }) => codeId !== null);
  for (let at = 0; at < ofCodes.length; at += AT_ONCE)
    await store('store_findings', OF_CODES, ofCodes.slice(at, at + AT_ONCE));
  const ofCompany = findings.filter(({ codeId }) => codeId === null);
  if (ofCompany.length > 0) await store('store_company_finding', OF_COMPANY, ofCompany);
}

/** A scan of the code, or of any code, later than the row's last: rolled up, or since then. */
const SCANNED = (
  ofCode: string,
): string => `(exists (select from code_day d where d.company_id = $1 ${ofCode.replaceAll('x.', 'd.')}
      and d.day >= (t.since at time zone 'UTC')::date and d.last_read_at > t.since)
    or exists (select from node_read r where r.company_id = $1 ${ofCode.replaceAll('x.', 'r.')}
      and r.created_at >= $2::timestamptz and r.created_at > t.since and ${isCountedRead('r')}))`;

const SHOWN = `exists (select from node_qr_code c join node n on n.company_id = $1 and n.id = c.node_id and n.deleted_at is null
    and not n.is_paused join organization o on o.company_id = $1 and o.id = n.organization_id and o.deleted_at is null
  where c.company_id = $1 and c.id = t.node_qr_code_id and c.state = 'active' and c.node_id = t.node_id)`;

const ENDED = `(case t.kind
    when 'company_silent' then ${SCANNED('')}
    when 'no_answers' then not ${SHOWN} or exists (select from feedback f where f.company_id = $1 and f.node_id = t.node_id
      and f.created_at >= t.since and not f.is_repeat)
    else not ${SHOWN} or ${SCANNED('and x.node_qr_code_id = t.node_qr_code_id')}
  end)`;

/**
 * Ends what is over; what is dismissed, on its day only. Answers how many that were.
 * @param end the midnight up to which days are rolled up
 */
export async function resolveFindings(database: Part, companyId: number, end: Date): Promise<number> {
  const ended = await database.statement('app', companyId, {
    name: 'resolve_findings',
    text: `update code_finding t set state = 'resolved', resolved_at = now(), dismissed_until = null, updated_at = now()
      where t.company_id = $1 and t.state <> 'resolved' and not ${ASIDE} and ${ENDED} returning t.id`,
    values: [companyId, end],
  });
  return ended.length;
}
