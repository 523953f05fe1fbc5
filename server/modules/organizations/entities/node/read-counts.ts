/**
 * How often a unit's codes were read in a period. Days that are over come from their roll-up, which has a row a code and
 * day, whatever was read; those since then are counted from the reads.
 */
import { isCountedRead, readPeriod } from '../../../insight/index.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';

interface Counted {
  value: string;
  reads: number;
}

interface CountsRow {
  reads: number;
  previous_reads: number;
  days: { day: string; reads: number }[];
  channels: Counted[];
  device_classes: Counted[];
  locales: Counted[];
  codes: { id: number; code: string; reads: number }[];
}

const ROLLED = "coalesce((select reads_rolled_until from customer where id = $1), date '-infinity')";

/** Of each kind: the column of the reads, and that of the roll-up, which counts by its values. */
const KINDS = { channels: 'channel', device_classes: 'device_class', locales: 'locale' };

const countedBy = ([counts, column]: [
  string,
  string,
]): string => `(select coalesce(json_agg(counted order by reads desc, value), '[]') from (
    select value, sum(reads)::integer as reads from (
      select each.key as value, each.value::integer as reads from past cross join jsonb_each_text(past.${counts}) each where day >= $3::date
      union all select ${column}, reads from fresh where day >= $3::date
    ) both_parts group by value) counted) as ${counts}`;

const COUNTS = `with past as materialized (
    select node_qr_code_id, day, reads, channels, device_classes, locales from code_day
    where company_id = $1 and node_id = $2 and day >= $5::date and day <= $4::date and day < ${ROLLED}
  ), fresh as materialized (
    select node_qr_code_id, (created_at at time zone 'UTC')::date as day, channel, device_class, locale, count(*)::integer as reads
    from node_read where company_id = $1 and node_id = $2 and ${isCountedRead()}
      and created_at >= (select greatest($5::date, ${ROLLED})::timestamptz) and created_at < (select ($4::date + 1)::timestamptz)
    group by 1, 2, 3, 4, 5
  ), read as materialized (
    select node_qr_code_id, day, reads from past union all select node_qr_code_id, day, reads from fresh
  )
  select coalesce(sum(reads) filter (where day >= $3::date), 0)::integer as reads,
    coalesce(sum(reads) filter (where day < $3::date), 0)::integer as previous_reads,
    (select coalesce(json_agg(json_build_object('day', day, 'reads', reads) order by day), '[]')
      from (select day, sum(reads)::integer as reads from read where day >= $3::date group by day having sum(reads) > 0) counted) as days,
    ${Object.entries(KINDS).map(countedBy).join(',\n    ')},
    (select coalesce(json_agg(json_build_object('id', id, 'code', code, 'reads', reads) order by reads desc, id), '[]') from (
      select c.id, c.code, sum(read.reads)::integer as reads from read
      join node_qr_code c on c.company_id = $1 and c.id = read.node_qr_code_id
      where read.day >= $3::date group by c.id, c.code order by reads desc, c.id limit 100) counted) as codes
  from read`;

export async function readCounts(request: ActionRequest): Promise<CountsRow & { from: string; to: string }> {
  const { from, to, previous } = readPeriod(request.input);
  const { id } = await request.find();
  const { transaction } = request;
  const [row] = await transaction.query<CountsRow>({
    name: 'unit_read_counts',
    text: COUNTS,
    values: [transaction.companyId, id, from, to, previous.from],
  });
  if (!row) throw new Error('Sums have a row.');
  return { from, to, ...row };
}
