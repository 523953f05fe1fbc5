/** Random steps of all that moves the roll-ups, through the statements and operations that the server has for them. */
import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Database, SimpleValue } from '../access/database.ts';
import { fillWords } from '../modules/feedback/jobs/fill-words.ts';
import { eraseFeedback } from '../modules/feedback/erasure/erase.ts';
import { Problem } from '../errors.ts';
import type { Random } from '../seed/random.ts';
import type { Served } from './scenarios.ts';
import { insertReads } from '../modules/visitor/insert-reads.ts';
import type { NotedRead } from '../modules/visitor/read-line.ts';
import { type NewAnswer, submitAnswer } from '../modules/visitor/submit-statement.ts';
import { localTimeAt } from '../modules/insight/roll-ups/local-time.ts';

/** Where it is another day than in UTC, for half of the day each. */
const ZONES = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'];

const DEVICES = 2_000;
const STATUSES = ['in_processing', 'completed', 'cancelled'];
/** Units of the tree, living and deleted. */
const MAX_UNITS = 120;

/** Answers of one transaction. */
const TOGETHER = 20;
/** A lock that was waited for too long, a deadlock: nothing of the transaction was kept, and the caller is told. */
const BUSY = new Set(['55P03', '40P01']);

async function unlessBusy(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && BUSY.has(String(error.code)))) throw error;
  }
}

/** Tells of answers that were completed as well. */
export async function fillAllWords(database: Database): Promise<void> {
  while ((await fillWords(database)) > 0);
}

interface Stored {
  id: number;
}

/** What of an answer a game may choose. */
export type Answered = Pick<NewAnswer, 'versionId' | 'answers'> & Partial<Pick<NewAnswer, 'locale'>>;

export class RandomSteps {
  readonly #served: Served;
  readonly #random: Random;
  readonly #partial: NewAnswer[] = [];
  #units: number[];
  #answers: number[] = [];

  readonly #answered: () => Answered;

  /** @param answered what visitors answer, and to which version; the world's own survey where it is left out */
  constructor(served: Served, random: Random, answered?: () => Answered) {
    this.#served = served;
    this.#random = random;
    this.#answered = answered ?? (() => ({ versionId: this.#versionId, answers: this.#given() }));
    this.#units = Object.values(served.world.companyA.nodes);
  }

  get #versionId(): number {
    return this.#served.world.companyA.surveyVersionId;
  }

  get #companyId(): number {
    return this.#served.world.companyA.id;
  }

  #maybe<Value>(value: Value): Value | null {
    return this.#random.chance(0.6) ? value : null;
  }

  #points(minimum: number, maximum: number): number | null {
    return this.#maybe(this.#random.integer(minimum, maximum));
  }

  #rated() {
    const { integer } = this.#random;
    return {
      score: this.#maybe(integer(0, 100)),
      lowest: this.#maybe(integer(0, 100)),
      ratings: { smiley: this.#points(1, 5), nps: this.#points(0, 10), csat: this.#points(1, 5) },
      isPartial: this.#random.chance(0.4),
    };
  }

  #given(): object {
    const { integer, some, chance } = this.#random;
    const problems = some(['waiting_time', 'staff', 'price'], integer(1, 3));
    return { experience: integer(1, 5), ...(chance(0.6) && { problems }) };
  }

  /** A new answer, of a device that may have answered before; else more of one that is not whole yet, or was. */
  #answer(): NewAnswer {
    const begun = this.#partial.length > 0 && this.#random.chance(0.35) ? this.#random.pick(this.#partial) : undefined;
    const answer: NewAnswer = {
      companyId: this.#companyId,
      nodeId: begun?.nodeId ?? this.#random.pick(this.#units),
      nodePath: '/',
      locale: 'en',
      ...this.#answered(),
      priority: 'normal',
      comment: null,
      quotas: [],
      token: begun?.token ?? randomUUID(),
      localTime: localTimeAt(Date.now(), this.#random.pick(ZONES)),
      sender: begun?.sender ?? {
        deviceHash: `device ${this.#random.integer(1, DEVICES)}`,
        networkHash: `network ${this.#random.integer(1, DEVICES)}`,
        limit: 30,
        beyond: 'many_at_once',
      },
      asksForMedia: false,
      custom: {},
      ...this.#rated(),
    };
    if (!begun) this.#partial.push(answer);
    if (this.#partial.length > 400) this.#partial.shift();
    return answer;
  }

  async answers(count: number): Promise<void> {
    for (let stored = 0; stored < count; stored += TOGETHER) await unlessBusy(() => this.#storeTogether());
  }

  /** As visitors' answers are that come at one moment. */
  async #storeTogether(): Promise<void> {
    const asked = Array.from({ length: TOGETHER }, () => submitAnswer(this.#answer()));
    const [{ name, text } = { name: '', text: '' }] = asked;
    const values: SimpleValue[][] = asked.map((one) => one.values);
    const rows = await this.#served.database.repeated<Stored>('visitor', this.#companyId, { name, text, values });
    this.#answers.push(...rows.flatMap(([row]) => (row ? [Number(row.id)] : [])));
  }

  async reads(count: number): Promise<void> {
    const reads = Array.from({ length: count }, (_, at): NotedRead => ({
      number: at + 1,
      at: Date.now(),
      companyId: this.#companyId,
      nodeId: this.#random.pick(this.#units),
      codeId: this.#codeId,
      locale: 'en',
      channel: 'scan',
      deviceClass: 'phone',
      localTime: localTimeAt(Date.now(), this.#random.pick(ZONES)),
      isBot: this.#random.chance(0.1),
      deviceHash: 'device',
    }));
    const statement = insertReads(this.#companyId, randomUUID(), reads);
    await unlessBusy(() => this.#served.database.statement('visitor', this.#companyId, statement));
  }

  #codeId = 0;
  async prepare(): Promise<void> {
    const [code] = await this.#served.database.statement<Stored>('app', this.#companyId, {
      text: 'select id from node_qr_code where company_id = $1 limit 1',
      values: [this.#companyId],
    });
    this.#codeId = Number(code?.id);
  }

  async statusMoves(count: number): Promise<void> {
    if (this.#answers.length === 0) return;
    const ids = new Set(Array.from({ length: count }, () => this.#random.pick(this.#answers)));
    const body = { ids: [...ids], changes: { status: this.#random.pick(STATUSES) } };
    await this.#call('feedback.change_many', { body });
  }

  async erasures(count: number): Promise<void> {
    if (this.#answers.length === 0) return;
    const ids = Array.from({ length: count }, () => this.#random.pick(this.#answers));
    await unlessBusy(() =>
      this.#served.database.withTenant('app', this.#companyId, (transaction) =>
        eraseFeedback(transaction, this.#companyId, ids, { actor: 'system' }),
      ),
    );
  }

  /** Adds, moves, deletes or brings back a unit; what is refused is as good a step. */
  async treeStep(): Promise<void> {
    const [unit, other] = [this.#random.pick(this.#units), this.#random.pick(this.#units)];
    const step = this.#random.integer(1, 10);
    if (step <= 2 && this.#units.length < MAX_UNITS) {
      const body = { organization_id: this.#served.world.companyA.organizationId, parent_id: unit, name: 'made' };
      const made = await this.#call('node.create', { body });
      if (made) this.#units.push(Number(made['id']));
    } else if (step <= 6)
      await this.#call('node.move', { id: unit, body: { target_id: this.#random.chance(0.1) ? null : other } });
    else if (step === 7) await this.#call('node.delete', { id: unit });
    else await this.#call('node.restore', { id: unit, body: {} });
  }

  async #call(operation: string, given: { id?: number; body?: object }): Promise<Record<string, unknown> | null> {
    const found = this.#served.app.operations.get(operation);
    const principal = this.#served.world.principals['adminA'];
    if (!found || !principal) throw new Error(`There is no operation ${operation}.`);
    try {
      const { body } = await found.handler({
        principal,
        locale: 'en',
        requestId: 'model',
        ip: '',
        headers: {},
        parameters: given.id === undefined ? {} : { id: String(given.id) },
        query: {},
        body: given.body,
        file: Buffer.alloc(0),
        incoming: new IncomingMessage(new Socket()),
      });
      return (typeof body === 'string' ? JSON.parse(body) : (body ?? {})) as Record<string, unknown>;
    } catch (error) {
      // 503: the organization was locked for too long; nothing was changed then either.
      if (!(error instanceof Problem)) throw error;
      return null;
    }
  }
}
