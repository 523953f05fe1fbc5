/** The rows of the matrix, each with what the decision table asks of it; planted as the owner, past every lock. */
import type pg from 'pg';
import type { SignedIn } from '../../access/principal.ts';
import { HOME } from '../../database/cells/addresses.ts';
import type { Served } from '../scenarios.ts';
import type { World } from '../world.ts';
import { callers } from './callers.ts';
import { OwnedDatabases } from './owned-databases.ts';
import type { Caller, CompanyName, Facts } from './vocabulary.ts';

/** Every text of a company's rows carries its word, so that one leaked row shows in whatever answer it hides. */
export const companyWords: Record<CompanyName, string> = {
  A: 'canary-of-a',
  B: 'canary-of-b',
  platform: 'canary-of-platform',
};
/** In what visitors said, and what is said about it. */
export const VISITORS_WORD = 'spoken-by-a-visitor';
/** In every column that leaves the server for nobody. */
export const SECRET_WORD = 'never-to-be-told';
/** What the store holds under the secret word. */
export const STORED_FILE = Buffer.from('a file');
/** Of the response tokens, which must be UUIDs. */
export const SECRET_UUID = '5ec4e700-0000-4000-8000-';
/** An id that no row has. */
export const MISSING_ID = 999_999_999;

export interface FixtureRow extends Facts {
  table: string;
  id: number;
  /** What a failing cell calls it where one entity has several rows at one place. */
  label: string;
  /** Whether the matrix aims at it; the others only count in lists. */
  isTarget: boolean;
  /** A new row with the same facts, to be changed or deleted. */
  remake?: () => Promise<number>;
  /** Takes away what still needs a row that was made anew, before it is deleted. */
  release?: (id: number) => Promise<void>;
}

/** A place of the tree to hang rows on. */
export interface Site {
  company: 'A' | 'B';
  place: 'reach' | 'beyond' | 'founded';
}
export const sites: Site[] = [
  { company: 'A', place: 'reach' },
  { company: 'A', place: 'beyond' },
  { company: 'A', place: 'founded' },
  { company: 'B', place: 'reach' },
];
export const tenants = ['A', 'B'] as const;

export type Values = Record<string, unknown>;

export class Fixture {
  readonly rows: FixtureRow[] = [];
  /** Who makes the calls. */
  callers: readonly Caller[] = callers;
  databases: OwnedDatabases;
  world: World;
  /** What the founder has made. */
  founded = { organizationId: 0, nodeId: 0 };
  #serial = 0;

  constructor({ world, ownerUrls }: Pick<Served, 'world' | 'ownerUrls'>) {
    this.world = world;
    this.databases = new OwnedDatabases(ownerUrls);
  }

  /** From here on the rows are those of another database that has the same. */
  async moveTo({ world, ownerUrls }: Pick<Served, 'world' | 'ownerUrls'>): Promise<void> {
    await this.databases.close();
    this.world = world;
    this.databases = new OwnedDatabases(ownerUrls);
  }

  /** A number that no other row has: for names that must differ. */
  serial(): number {
    this.#serial += 1;
    return this.#serial;
  }

  /** A name that tells whose it is, and differs from all others. */
  named(company: CompanyName, what: string): string {
    return `${what} ${this.serial()} ${companyWords[company]}`;
  }

  companyId(company: CompanyName): number {
    const { companyA, companyB, principals } = this.world;
    if (company === 'A') return companyA.id;
    return company === 'B' ? companyB.id : (principals['superadmin']?.companyId ?? 0);
  }

  principal(name: string): SignedIn {
    const principal = this.world.principals[name];
    if (!principal) throw new Error(`The world has no principal "${name}".`);
    return principal;
  }

  userId(name: string): number {
    return this.principal(name).userId;
  }

  /** The unit that the rows of a site hang on, or below. */
  siteOf({ company, place }: Site): { nodeId: number; organizationId: number } {
    if (place === 'founded') return this.founded;
    const { nodes, organizationId } = company === 'A' ? this.world.companyA : this.world.companyB;
    return { nodeId: place === 'reach' ? nodes.room : nodes.otherBranch, organizationId };
  }

  /** Reads or changes rows wherever they lie. What makes rows is asked of one company's database. */
  query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.databases.everywhere<Row>(text, values);
  }

  /** The same of the database that a company lies in. */
  async queryOf<Row extends pg.QueryResultRow>(companyId: number, text: string, values: unknown[]): Promise<Row[]> {
    return this.databases.in<Row>(await this.world.database.cellOf(companyId), text, values);
  }

  /** Inserts a row of the company that it names, or one that all companies share. */
  async insert(table: string, values: Values): Promise<number> {
    const names = Object.keys(values);
    const places = names.map((_, at) => `$${at + 1}`);
    const given = Object.values(values).map((value) => (isDocument(value) ? JSON.stringify(value) : value));
    const cell = await this.#cellOf(table, values);
    const [row] = await this.databases.in<{ id: number }>(
      cell,
      `insert into ${table} (${names.join(', ')}) overriding system value values (${places.join(', ')}) returning id`,
      given,
    );
    const id = Number(row?.id);
    if (cell === HOME) await this.databases.untilFollowed(table, id);
    return id;
  }

  /** A company that nobody has placed lies at home. */
  async #cellOf(table: string, { id, company_id: companyId }: Values): Promise<string> {
    const company = Number(table === 'customer' ? id : companyId);
    return Number.isNaN(company) ? HOME : this.world.database.cellOf(company);
  }

  /** Inserts a row of a company. */
  owned(table: string, company: CompanyName, values: Values): Promise<number> {
    return this.insert(table, { company_id: this.companyId(company), ...values });
  }

  /** Notes a row that is there already. */
  note(table: string, id: number, facts: Facts, label = '', isTarget = false): void {
    this.rows.push({ table, id, ...facts, label, isTarget });
  }

  /** Plants a row at which the matrix aims, and keeps how it was made. */
  async plant(table: string, facts: Facts, make: () => Promise<number>, label = ''): Promise<number> {
    const id = await make();
    this.rows.push({ table, id, ...facts, label, isTarget: true, remake: make });
    return id;
  }

  of(table: string): FixtureRow[] {
    return this.rows.filter((row) => row.table === table);
  }

  /** The first row of a table that a company has, at a place if it matters. */
  one(table: string, company: Facts['company'], wanted: Partial<Facts> = {}): FixtureRow {
    const found = this.of(table).find(
      (row) =>
        row.company === company &&
        (wanted.place === undefined || row.place === wanted.place) &&
        (wanted.traits ?? []).every((trait) => row.traits?.includes(trait)),
    );
    if (!found) throw new Error(`No row of ${table} for ${company}: ${JSON.stringify(wanted)}.`);
    return found;
  }

  close(): Promise<void> {
    return this.databases.close();
  }
}

const isDocument = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
