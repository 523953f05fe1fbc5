/** All that are measured, started: ours and each peer that could be installed, every one on a copy of one database. */
import path from 'node:path';
import { createTokens } from '../../server/modules/identity/session/tokens.ts';
import { contenderOf, startContender } from '../contender.ts';
import { copyDatabase } from '../database.ts';
import { principalsOf, readLargest } from '../feedback/people.ts';
import { BENCH_SECRET } from '../principal.ts';
import { type AnswersData, giveCodes, readAnswersData } from './data.ts';
import type { PeersEntry } from './history.ts';
import { type Installed, versionOf } from './install.ts';
import type { Access, Peer, Turned } from './peer.ts';
import { prove } from './prove.ts';

export interface Arena {
  ours: Turned;
  /** Ours too, on the same database, which keeps no total. */
  counting: Turned;
  others: Turned[];
  data: AnswersData;
  told: Pick<PeersEntry, 'peers' | 'missing'>;
}

const SERVER = path.join(import.meta.dirname, '../app-server.ts');
/** For how long the other one of ours keeps totals. */
const NOT_KEPT_MS = '1';

/** @param filled the filled database, to which nobody is connected */
export async function openArena(filled: string, installed: readonly Installed[]): Promise<Arena> {
  const database = await copyDatabase(filled, 'bench_peers_feedtree');
  const largest = await readLargest(database);
  const principals = await principalsOf(database, largest);
  const tokens = createTokens(BENCH_SECRET);
  const signIn = async (): Promise<Access> => ({
    headers: { authorization: `Bearer ${await tokens.signAccessToken(principals.admin)}` },
  });
  const data = await readAnswersData(database, largest.companyId, largest.named.user);
  await giveCodes(database, data);
  const own = { signIn, database, table: 'feedback' };
  const ours = { ...own, contender: await startContender('feedtree', SERVER, [database]) };
  const arena: Arena = {
    ours,
    counting: {
      ...own,
      contender: await startContender('feedtree, each total counted', SERVER, [database, NOT_KEPT_MS]),
    },
    others: [],
    data,
    told: { peers: [], missing: [] },
  };
  try {
    await prove(ours, data);
    for (const one of installed) await enter(one, filled, arena);
    return arena;
  } catch (error) {
    await closeArena(arena);
    throw error;
  }
}

/** One that can't is told with the reason, and the others go on. */
async function enter(
  { peer, folder, reason }: Installed,
  filled: string,
  { others, data, told }: Arena,
): Promise<void> {
  const { name, settings } = peer;
  try {
    if (reason !== undefined) throw new Error(reason);
    others.push(await started(peer, folder, await copyDatabase(filled, `bench_peers_${name.toLowerCase()}`), data));
    told.peers.push({ name, version: versionOf(folder, peer.package), settings });
    console.log(`${name} answers as it should.`);
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
    told.missing.push({ name, version: peer.packages[peer.package] ?? '', reason: why });
    console.log(`${name} is not measured: ${why}`);
  }
}

async function started(peer: Peer, folder: string, database: string, data: AnswersData): Promise<Turned> {
  const { child, origin, access, table } = await peer.start({ folder, connectionString: database }, data);
  const turned = { contender: contenderOf(peer.name, child, origin), signIn: async () => access, database, table };
  try {
    await prove(turned, data);
    return turned;
  } catch (error) {
    await turned.contender.stop();
    throw error;
  }
}

export async function closeArena({ ours, counting, others }: Arena): Promise<void> {
  for (const { contender } of [ours, counting, ...others]) await contender.stop();
}
