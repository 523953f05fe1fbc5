/** The statement that stores reads. */
import type { Statement } from '../../access/database.ts';
import { isCountedRead } from '../insight/index.ts';
import type { NotedRead } from './read-line.ts';

export interface InsertedRow {
  /** How far the journal is stored now. Less than the last read: another one writes the same at this moment. */
  written: number | null;
}

/**
 * Reads of one company in the order of their numbers, but for those of the journal that are stored already. Only a
 * visitor's read is counted, and all are kept. The mark moves from where this statement saw it or not at
 * all, so that of two who write the same reads one does.
 */
export const insertReads = (companyId: number, journal: string, reads: readonly NotedRead[]): Statement => ({
  name: 'visitor_insert_reads',
  text: `with before as (
      select written from node_read_mark where company_id = $1 and journal = $2
    ), mark as (
      insert into node_read_mark (company_id, journal, written) values ($1, $2, $3)
      on conflict (company_id, journal) do update set written = $3, updated_at = now()
      where node_read_mark.written < $3 and node_read_mark.written = (select written from before)
      returning written
    ), opened as (
      select * from unnest($4::bigint[], $5::timestamptz[], $6::bigint[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::boolean[], $12::text[], $13::timestamptz[])
        as opened(number, at, node_id, code_id, locale, channel, device_class, is_bot, device_hash, local_time)
      where number > coalesce((select written from before), 0) and exists (select from mark)
    ), kept as (
      insert into node_read (company_id, node_id, node_qr_code_id, locale, channel, device_class, is_bot, device_hash, local_time, created_at, updated_at)
      select $1, node_id, code_id, locale, channel, device_class, is_bot, device_hash, local_time, at, at from opened order by number
    ), counted as (
      insert into node_day_delta (company_id, node_id, day, hour, reads)
      select $1, node_id, clock::date, extract(hour from clock), count(*)
      from (select *, coalesce(local_time, at) at time zone 'UTC' as clock from opened) opened where ${isCountedRead()} group by 1, 2, 3, 4
    )
    select coalesce((select written from mark), (select written from before)) as written`,
  values: [
    companyId,
    journal,
    reads.at(-1)?.number ?? 0,
    reads.map(({ number }) => number),
    reads.map(({ at }) => new Date(at).toISOString()),
    reads.map(({ nodeId }) => nodeId),
    reads.map(({ codeId }) => codeId),
    reads.map(({ locale }) => locale),
    reads.map(({ channel }) => channel),
    reads.map(({ deviceClass }) => deviceClass),
    reads.map(({ isBot }) => isBot),
    reads.map(({ deviceHash }) => deviceHash),
    reads.map(({ localTime }) => localTime),
  ],
});
