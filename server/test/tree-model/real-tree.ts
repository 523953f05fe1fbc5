/** The same tree in the application: steps through its operations, and what the database and the claims then say. */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { claims } from '../../access/claims.ts';
import { createParameters } from '../../database/parameters.ts';
import type { SignedIn } from '../../access/principal.ts';
import { allRights } from '../../access/rights.ts';
import { Problem } from '../../errors.ts';
import { resolveCode, type ResolvedRow } from '../../modules/visitor/code-statements.ts';
import type { Served } from '../scenarios.ts';
import { insertRow } from '../world.ts';

/** What came of a call: its answer, or the problem. */
export interface Outcome {
  status: number;
  code: string | null;
  body: Record<string, unknown>;
}

export interface RealUnit {
  id: number;
  parent_id: number | null;
  path: string;
  is_deleted: boolean;
}

export class RealTree {
  readonly #served: Served;
  readonly organizationId: number;
  /** The administrator first. */
  readonly people: SignedIn[];

  private constructor(served: Served, organizationId: number, people: SignedIn[]) {
    this.#served = served;
    this.organizationId = organizationId;
    this.people = people;
  }

  /** A new organization, in which nobody but the administrator has a right. */
  static async begin(served: Served, people: SignedIn[]): Promise<RealTree> {
    const { database, companyA } = served.world;
    await database.statement('app', companyA.id, {
      text: 'delete from node_user_access where company_id = $1 and user_id = any($2)',
      values: [companyA.id, people.map(({ userId }) => userId)],
    });
    const organizationId = await insertRow(database, companyA.id, 'organization', { name: 'Modelled' });
    return new RealTree(served, organizationId, people);
  }

  person(at: number): SignedIn {
    const found = this.people[at];
    if (!found) throw new Error(`There is no user ${at}.`);
    return found;
  }

  /** Calls an operation of the registry as one of the people. */
  async call(
    operation: string,
    actor: number,
    given: { id?: number; query?: object; body?: object },
  ): Promise<Outcome> {
    const found = this.#served.app.operations.get(operation);
    if (!found) throw new Error(`There is no operation ${operation}.`);
    try {
      const { status = 200, body } = await found.handler({
        principal: this.person(actor),
        locale: 'en',
        requestId: 'model',
        ip: '',
        headers: {},
        parameters: given.id === undefined ? {} : { id: String(given.id) },
        query: { ...given.query },
        body: given.body,
        file: Buffer.alloc(0),
        incoming: new IncomingMessage(new Socket()),
      });
      return {
        status,
        code: null,
        body: (typeof body === 'string' ? JSON.parse(body) : (body ?? {})) as Outcome['body'],
      };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { status: error.status, code: error.code, body: {} };
    }
  }

  async #rows<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    const { database, companyA } = this.#served.world;
    return database.statement<Row>('app', companyA.id, { text, values });
  }

  /** Every unit, in the order of their ids. */
  units(): Promise<RealUnit[]> {
    return this.#rows(
      'select id, parent_id, path, deleted_at is not null as is_deleted from node where organization_id = $1 order by id',
      [this.organizationId],
    );
  }

  /** The units that each claim of a user holds, deleted ones too: what every WHERE of the server is made of. */
  async claimed(actor: number): Promise<Map<string, number[]>> {
    const parameters = createParameters();
    const columns = allRights.map((right) => {
      const claim = claims[`nodes.${right.replace('_', '.')}`];
      if (!claim) throw new Error(`There is no claim for ${right}.`);
      return `array(select id from node where organization_id = ${parameters.add(this.organizationId)}
        and id = any(array${claim(this.person(actor), parameters)}) order by id) as ${right}`;
    });
    const [row] = await this.#rows<Record<string, number[]>>(`select ${columns.join(', ')}`, [...parameters.values]);
    return new Map(Object.entries(row ?? {}).map(([right, ids]) => [right, ids.map(Number)]));
  }

  /** The list of units as a user gets it: id to the rights that stand in the row. */
  async listed(actor: number): Promise<Map<number, string[]>> {
    const found = new Map<number, string[]>();
    for (let from = 0; ; from += 100) {
      const { body } = await this.call('node.list', actor, {
        query: {
          sort: '["id","asc"]',
          range: JSON.stringify([from, from + 99]),
          filter: JSON.stringify({ organization_id: this.organizationId }),
        },
      });
      const rows = body as unknown as { id: number; rights: string[] }[];
      for (const { id, rights } of rows) found.set(id, rights);
      if (rows.length < 100) return found;
    }
  }

  /** Which unit the code of each unit leads a visitor to now. */
  async resolved(): Promise<Map<number, number | null>> {
    const codes = await this.#rows<{ node_id: number; code: string }>(
      `select c.node_id, c.code from node_qr_code c join node n on n.company_id = c.company_id and n.id = c.node_id
        where n.organization_id = $1 order by c.node_id`,
      [this.organizationId],
    );
    // Past the resolver, which remembers for a moment where a code led.
    const { companyA } = this.#served.world;
    const found = new Map<number, number | null>();
    // One after the other: all at once, with those of other games, would have to wait for a connection too long.
    for (const { node_id: unit, code } of codes) {
      const asked = resolveCode(companyA.id, code);
      const [row] = await this.#served.database.statement<ResolvedRow>('visitor', companyA.id, asked);
      found.set(unit, row?.node_id ?? null);
    }
    return found;
  }
}
