/**
 * The fields that companies add to rows (`x-custom`), as their administrators define them. Each process keeps those of
 * the companies that it works for, and forgets a company's once it hears that one was changed.
 */
import { LRUCache } from 'lru-cache';
import type { Statement, Transaction } from './database.ts';
import type { ListenOptions, Listening } from '../database/listen.ts';
import { asSender } from './sender.ts';

/** What a company says of one of its fields. */
export interface CustomField {
  /** Under which rows keep the value: no field of another company, nor a later one of the same key, has it. */
  id: number;
  entity: string;
  key: string;
  label: string;
  help: string | null;
  kind: string;
  choices: string[] | null;
  is_required: boolean;
  seen_by: 'everyone' | 'administrators';
  in_list: boolean;
}

/** By entity, in the order in which they are shown. */
export type CompanyFields = ReadonlyMap<string, readonly CustomField[]>;

export interface CustomFields {
  of(companyId: number): Promise<CompanyFields>;
  stop(): Promise<void>;
}

interface Source {
  statement<Row extends object>(role: 'app', companyId: number, asked: Statement): Promise<Row[]>;
  listen(channel: string, heard: Pick<ListenOptions, 'onMessage' | 'onGap' | 'onLoss'>): Listening;
}

const CHANNEL = 'feedtree_custom_fields';

/** Companies whose fields a process keeps: with 200 fields each some 60 MB. */
const MOST_COMPANIES = 1_000;

/** Once the transaction is committed every process reads the company's fields anew. */
export async function notifyCustomFields({ query, companyId }: Transaction): Promise<void> {
  await query({
    name: 'notify_custom_fields',
    text: `select pg_notify('${CHANNEL}', $1)`,
    values: [String(companyId)],
  });
}

export function createCustomFields(database: Source): CustomFields {
  const kept = new LRUCache<number, Promise<CompanyFields>>({ max: MOST_COMPANIES });
  let listening: Listening | undefined;
  /** What is not heard of is not kept. */
  let isHearing = false;

  function begin(hears: boolean): void {
    isHearing = hears;
    kept.clear();
  }

  function listenOnce(): void {
    if (listening !== undefined) return;
    // What is heard from now on is nobody's request, whoever came first.
    listening = asSender(null, () =>
      database.listen(CHANNEL, {
        onMessage: (payload) => kept.delete(Number(payload)),
        onGap: () => begin(true),
        onLoss: () => begin(false),
      }),
    );
    void listening.ready.then(() => begin(true));
  }

  function keep(companyId: number): Promise<CompanyFields> {
    const fields = read(database, companyId);
    if (!isHearing) return fields;
    kept.set(companyId, fields);
    // What failed is tried anew; whoever waits for it is told.
    fields.catch(() => kept.peek(companyId) === fields && kept.delete(companyId));
    return fields;
  }

  return {
    of(companyId) {
      listenOnce();
      return kept.get(companyId) ?? keep(companyId);
    },
    async stop() {
      await listening?.stop();
      listening = undefined;
      begin(false);
    },
  };
}

async function read(database: Source, companyId: number): Promise<CompanyFields> {
  const fields = await database.statement<CustomField>('app', companyId, {
    name: 'custom_fields_of_company',
    text: `select id, entity, key, label, help, kind, choices, is_required, seen_by, in_list
      from custom_field where company_id = $1 and key is not null order by position, id`,
    values: [companyId],
  });
  return Map.groupBy(fields, ({ entity }) => entity);
}
