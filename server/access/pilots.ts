/** What tries the draft of a row before it is published (`pilots` of `x-draft`), as it is stored, and told to who shows it. */
import type { ListenOptions, Listening } from '../database/listen.ts';
import type { Transaction } from './database.ts';
import type { StoredDraft } from './drafts.ts';
import type { Work } from './work.ts';

const CHANNEL = 'feedtree_drafts';

export interface Pilot {
  id: number;
  since: string;
}

type OfDraft = Pick<StoredDraft, 'id'>;

/** Has some try a draft from now on; those that do already go on. */
export const addPilots = ({ transaction }: Work, { id }: OfDraft, pilots: readonly number[]): Promise<object[]> =>
  transaction.query({
    name: 'draft_pilots_add',
    text: `insert into draft_pilot (company_id, draft_id, pilot_id) select $1, $2, unnest($3::bigint[])
      on conflict (company_id, draft_id, pilot_id) do nothing`,
    values: [transaction.companyId, id, pilots],
  });

/** Has some try a draft no longer; absent: none does. */
export const dropPilots = ({ transaction }: Work, { id }: OfDraft, pilots?: readonly number[]): Promise<object[]> =>
  transaction.query({
    name: 'draft_pilots_drop',
    text: `delete from draft_pilot where company_id = $1 and draft_id = $2
      and ($3::bigint[] is null or pilot_id = any($3::bigint[]))`,
    values: [transaction.companyId, id, pilots ?? null],
  });

/** Once the transaction is committed, whoever keeps what the company's rows show reads it anew. */
export const notifyDrafts = async ({ query, companyId }: Transaction): Promise<void> => {
  await query({ name: 'notify_drafts', text: `select pg_notify('${CHANNEL}', $1)`, values: [String(companyId)] });
};

interface Listener {
  listen(channel: string, heard: Pick<ListenOptions, 'onMessage' | 'onGap'>): Listening;
}

/** @param changed is told of a company whose drafts are tried, published or taken back; null: some may have been unheard */
export const hearDrafts = (database: Listener, changed: (companyId: number | null) => void): Listening =>
  database.listen(CHANNEL, { onMessage: (payload) => changed(Number(payload)), onGap: () => changed(null) });
