/** Sound calls on drafts, on the history of rows and on their bin, for which something must be drafted, changed or deleted. */
import { randomUUID } from 'node:crypto';
import { descriptors } from '../../server/generated/index.ts';
import { callerOf } from '../../server/test/access/callers.ts';
import type { Call } from '../../server/test/access/client.ts';
import { type Cell, parsed } from '../../server/test/access/judge.ts';
import type { OpenWorld } from './world.ts';

export interface Play extends OpenWorld {
  /** Sound calls of an operation. */
  soundOf(operation: string): readonly Cell[];
}

/** Makes what goes before, and answers the call. Null: there is nothing to make it of. */
export type Further = (play: Play) => Promise<Call | null>;

const admins = ['adminB', 'adminA', 'superadmin'];

/** The answer to a call that goes before. */
export const asked = async <Answer extends object>({ client }: Play, call: Call): Promise<Partial<Answer>> =>
  parsed((await client.call(call)).text) as Partial<Answer>;

/** A sound call of an operation, of whoever may most. */
const soundOf = (play: Play, operation: string): Cell | undefined => {
  const sound = play.soundOf(operation);
  return sound.find(({ caller }) => admins.includes(caller.name)) ?? sound[0];
};

const undo =
  (entity: string): Further =>
  async (play) => {
    const patch = soundOf(play, `${entity}.patch`);
    if (!patch) return null;
    const { updated_at } = await asked<{ updated_at: string }>(play, patch);
    return { caller: patch.caller, method: 'POST', path: `${patch.path}/undo`, body: { updated_at } };
  };

const restore =
  (entity: string): Further =>
  async (play) => {
    const patch = soundOf(play, `${entity}.patch`);
    if (!patch) return null;
    await play.client.call(patch);
    const { caller, path } = patch;
    const { results } = await asked<{ results: { version: number }[] }>(play, {
      caller,
      method: 'GET',
      path: `${path}/history`,
    });
    return { caller, method: 'POST', path: `${path}/restore`, body: { version: results?.at(-1)?.version ?? 1 } };
  };

const restoreDeleted =
  (entity: string): Further =>
  async (play) => {
    const removal = soundOf(play, `${entity}.delete`);
    if (!removal) return null;
    const { caller, path } = entity === 'currency' ? await newCurrency(play) : removal;
    await play.client.call({ caller, method: 'DELETE', path });
    const [list = '', id = ''] = path.split('/');
    return { caller, method: 'POST', path: `${list}/deleted/${id}/restore`, body: {} };
  };

/** Of ISO 4217, as restored ones must be. */
async function newCurrency({ owner }: Play): Promise<Call> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into currency (code, name, symbol) values ('SEK', 'Krona', 'kr') on conflict (code) do update set name = 'Krona' returning id`,
  );
  return { caller: callerOf('superadmin'), method: 'DELETE', path: `currency/${rows[0]?.id}` };
}

/** What differs from all that a row has. */
const drafted = (entity: string): object => {
  if (entity === 'node_qr_code')
    // Dark, as a code has to be read.
    return {
      design: { foreground: `#0${randomUUID().slice(0, 1)}0${randomUUID().slice(0, 1)}0${randomUUID().slice(0, 1)}` },
    };
  if (entity === 'node_link_list')
    return { document: { links: [{ title: { en: randomUUID() }, url: 'https://elsewhere.example/' }] } };
  return { name: `Draft ${randomUUID()}` };
};

/** A draft as it is saved, with nothing drafted before. */
async function newDraft(play: Play, entity: string): Promise<Call | null> {
  const patch = soundOf(play, `${entity}.patch`);
  if (!patch) return null;
  const { caller, path } = patch;
  await play.client.call({ caller, method: 'DELETE', path: `${path}/draft` });
  return { caller, method: 'POST', path: `${path}/draft`, body: { changes: drafted(entity) } };
}

const afterDraft =
  (entity: string, make: (draft: Call, play: Play) => Call | Promise<Call>): Further =>
  async (play) => {
    const draft = await newDraft(play, entity);
    if (!draft) return null;
    await play.client.call(draft);
    return make(draft, play);
  };

const later = (): string => new Date(Date.now() + 86_400_000).toISOString();

function ofDrafts(entity: string): Record<string, Further> {
  const on = (name: string, step: string, body: object) =>
    [`${entity}.${name}`, afterDraft(entity, (draft) => ({ ...draft, path: `${draft.path}/${step}`, body }))] as const;
  return {
    [`${entity}.save_draft`]: (play) => newDraft(play, entity),
    [`${entity}.discard_draft`]: afterDraft(entity, ({ caller, path }) => ({ caller, method: 'DELETE', path })),
    ...Object.fromEntries([
      on('publish_draft', 'publish', {}),
      on('schedule_draft', 'schedule', { publish_at: later() }),
      on('try_draft', 'pilots', { pilots: [] }),
    ]),
    [`${entity}.revert_draft`]: afterDraft(entity, async (draft, play) => {
      await play.client.call({ ...draft, path: `${draft.path}/publish`, body: {} });
      return { ...draft, path: `${draft.path}/revert`, body: {} };
    }),
  };
}

const entities = Object.keys(descriptors);

/** By operation, whether it is there or not. */
export const furtherOfRows: Readonly<Record<string, Further>> = {
  ...Object.fromEntries(
    entities.flatMap((entity) => [
      [`${entity}.undo`, undo(entity)],
      [`${entity}.restore`, restore(entity)],
      [`${entity}.restore_deleted`, restoreDeleted(entity)],
    ]),
  ),
  ...Object.assign({}, ...entities.map(ofDrafts)),
};
