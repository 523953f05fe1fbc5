/**
 * Hostile inputs over every operation and every kind of caller: sound calls of the access matrix, changed in address,
 * query, body and headers. No answer may be a failure of ours, none may tell a company what is another's, and each
 * operation must be reached: a battery that is only ever refused shows nothing.
 */
import { createRandom, type Random } from '../../server/seed/random.ts';
import type { Operation } from '../../server/http/registry.ts';
import type { Answer, Call } from '../../server/test/access/client.ts';
import type { Cell } from '../../server/test/access/judge.ts';
import { everybody, forgetTwoFactor, further } from './further.ts';
import type { Play } from './further-of-rows.ts';
import { createJudge, type Judge } from './judge.ts';
import { type Chances, hostileValues, mutated } from './mutate.ts';
import { type OpenWorld, plantOnce } from './world.ts';

export interface HostilePlan {
  /** How many calls are made. */
  inputs: number;
  /** Of all chance but the order in which calls that are under way at once are answered. */
  seed: number;
  log(line: string): void;
  /** Whether it is to end before that. */
  isOver?(): boolean;
}

export interface HostileReport {
  inputs: number;
  /** A world is given up when too much of it is used up: users deleted, companies closed. */
  worlds: number;
  operations: number;
  /** Those that did for nobody what they are for, with the first answer. */
  unreached: Record<string, string>;
  /** By the first digit of the status. */
  answers: Record<string, number>;
  /** Role to its calls, and to those that were answered with 2xx. */
  roles: Record<string, { inputs: number; done: number }>;
  /** What must not be, with the call that led to it; the first of each operation. */
  failures: Record<string, string>;
}

const AT_ONCE = 6;
const INPUTS_OF_A_WORLD = 10_000;
/** Of each operation's sound calls, how many are tried until one is answered with 2xx. */
const OPENING_TRIES = 12;
/** Share of callers' calls that are answered with 401, beyond which a world is used up. */
const USED_UP = 0.4;
const LOOKED_AT = 600;

interface Input {
  operation: string;
  call: Call;
}

/**
 * Plays the battery.
 * @param plan how long, and by which chance
 * @returns what came of it
 */
export async function playHostile({ inputs, seed, log, isOver = () => false }: HostilePlan): Promise<HostileReport> {
  const planted = await plantOnce();
  const judge = createJudge(planted.cells);
  const chances: Chances = { random: createRandom(`hostile ${seed}`), values: hostileValues(seed) };
  let worlds = 0;
  let operations: ReadonlyMap<string, Operation> = new Map();
  try {
    const isEnough = (): boolean => isOver() || judge.figures().inputs >= inputs;
    while (!isEnough()) {
      const world = await planted.open();
      worlds += 1;
      operations = world.served.app.operations;
      try {
        await playWorld(world, { cells: planted.cells, chances, judge, isEnough });
      } finally {
        await world.close();
      }
      const { inputs: made, answers, failures } = judge.figures();
      log(
        `${made} inputs, ${worlds} worlds: ${JSON.stringify(answers)}, failures: ${Object.values(failures).join('\n') || 'none'}`,
      );
    }
    const { reached, refused, ...figures } = judge.figures();
    const unreached = [...operations.keys()].filter((id) => !reached.has(id));
    return {
      ...figures,
      worlds,
      operations: operations.size,
      unreached: Object.fromEntries(unreached.map((id) => [id, refused.get(id) ?? 'nobody called it'])),
    };
  } finally {
    await planted.drop();
  }
}

interface Playing {
  cells: readonly Cell[];
  chances: Chances;
  judge: Judge;
  isEnough(): boolean;
}

async function playWorld(world: OpenWorld, { cells, chances, judge, isEnough }: Playing): Promise<void> {
  const byOperation = Map.groupBy(cells, ({ operation }) => operation);
  const sound = new Map(
    [...byOperation].map(([id, all]) => [id, all.filter(({ status }) => [status].flat().every((one) => one < 300))]),
  );
  const play: Play = { ...world, soundOf: (operation) => sound.get(operation) ?? [] };
  const operations = [...world.served.app.operations.values()];
  const makeInput = async (): Promise<Input> => {
    const operation = chances.random.pick(operations);
    const call = await soundCall(play, operation.id, byOperation.get(operation.id) ?? [], chances.random);
    return { operation: operation.id, call: mutated(call, operation.input, chances) };
  };
  await openingCalls(play, operations, async (input) => judge.judge(input, await answerTo(world, input), world));
  judge.beginWorld();
  for (let made = 0; made < INPUTS_OF_A_WORLD && !isEnough() && judge.shareLost(LOOKED_AT) < USED_UP; made += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const input = await makeInput();
        judge.judge(input, await answerTo(world, input), world);
      }),
    );
}

/**
 * What breaks off is an answer too, and one that must not be; but for once: a connection that was kept may be closed by
 * the other end at the moment in which it is used again.
 */
const answerTo = ({ client }: OpenWorld, { call }: Input): Promise<Answer> =>
  client
    .call(call)
    .catch(() => client.call(call))
    .catch((error: unknown) => ({ status: 0, text: String(error), contentRange: '' }));

/** Calls as they are meant, each operation until it has done what it is for: those that take much away come last. */
async function openingCalls(
  play: Play,
  operations: readonly Operation[],
  make: (input: Input) => Promise<boolean>,
): Promise<void> {
  const inOrder = operations.toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const { id } of inOrder) {
    await forgetTwoFactor(play);
    const prepare = further[id];
    const call = prepare ? await prepare(play) : null;
    if (call && (await make({ operation: id, call }))) continue;
    for (const cell of play.soundOf(id).slice(0, OPENING_TRIES)) if (await make({ operation: id, call: cell })) break;
  }
}

/** What is read before what is written, what needs an old password before what sets a new one, what ends at the end. */
function rankOf({ id, method }: Operation): number {
  if (/logout|end_|delete|close|remove|set_global/.test(id)) return 4;
  if (/password/.test(id)) return 3;
  if (further[id]) return 2;
  return method === 'GET' ? 0 : 1;
}

/** Mostly one that its caller may make; else one that somebody else may, or nobody. */
async function soundCall(play: Play, operation: string, all: readonly Cell[], random: Random): Promise<Call> {
  const prepare = further[operation];
  const prepared = prepare && random.chance(0.1) ? await prepare(play) : null;
  const sound = play.soundOf(operation);
  const known = prepared ?? random.pick(sound.length > 0 && random.chance(0.7) ? sound : all);
  const { caller, method, path, body, headers } = known;
  return {
    caller: random.chance(0.75) ? caller : random.pick(everybody),
    method,
    path,
    body,
    ...(headers && { headers }),
  };
}
