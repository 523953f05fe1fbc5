/**
 * The fixture of access tests: two companies with the same small tree, a user for every single right, and a signed-in
 * principal for each. Made through the same door and the same database roles as the server's own work.
 */
import { type Database, openDatabase } from '../access/database.ts';
import type { CellAddress } from '../database/cells/addresses.ts';
import type { SignedIn } from '../access/principal.ts';
import { insertDefaultSurvey } from '../modules/identity/session/registration/default-survey.ts';
import { createTokens, type Tokens } from '../modules/identity/session/tokens.ts';
import { newCode } from '../../shared/codes/code.ts';
import { roles } from '../generated/abilities.ts';

export const TEST_SECRET = Buffer.from('a secret that only tests sign their tokens with');

export interface Company {
  id: number;
  organizationId: number;
  /** root > branch > room, and a second branch that no single right reaches. */
  nodes: { root: number; branch: number; room: number; otherBranch: number };
  codes: { root: string; branch: string; room: string; otherBranch: string };
  surveyVersionId: number;
}

/** What is known of the world once it is in a database. */
export interface WorldFacts {
  companyA: Company;
  companyB: Company;
  /** `adminA`, `adminB`, `superadmin`, `nobody` (no right) and one per right on A's branch: `feedback_read` ... */
  principals: Record<string, SignedIn>;
}

export interface World extends WorldFacts {
  database: Database;
  tokens: Tokens;
  /** The bearer header of a principal; empty for 'anonymous'. */
  authorization(name: string): Promise<Record<string, string>>;
  close(): Promise<void>;
}

export const singleRights: string[] = roles.modules.flatMap((module) =>
  roles.rights.map((right) => `${module}_${right}`),
);

/** What opens the whole company's things to a user, beside his rights at units. */
const companyWide = { company_users: true, company_surveys: true, company_codes: true, company_tags: true };

/** @param cells besides the home cell, which the connection string leads to: companies lie where the directory places them */
export async function createWorld(connectionString: string, cells: readonly CellAddress[] = []): Promise<World> {
  const database = openDatabase({ connectionString, cells });
  return openWorld(await plantWorld(database), database);
}

/** Of a world that is made: without what is open. */
export const factsOf = ({ companyA, companyB, principals }: WorldFacts): WorldFacts => ({
  companyA,
  companyB,
  principals,
});

async function plantWorld(database: Database): Promise<WorldFacts> {
  const platformId = await insertCompany(database, 'Platform', true);
  const companyA = await insertTree(database, await insertCompany(database, 'Company A'));
  const companyB = await insertTree(database, await insertCompany(database, 'Company B'));
  const principals: Record<string, SignedIn> = {
    superadmin: await insertUser(database, platformId, 'superadmin', 'superadmin'),
    adminA: await insertUser(database, companyA.id, 'adminA', 'company_admin'),
    adminB: await insertUser(database, companyB.id, 'adminB', 'company_admin'),
    nobody: await insertUser(database, companyA.id, 'nobody', 'company_user'),
  };
  for (const right of singleRights) {
    const principal = await insertUser(database, companyA.id, right, 'company_user', companyWide);
    principals[right] = principal;
    await insertRow(database, companyA.id, 'node_user_access', {
      user_id: principal.userId,
      node_id: companyA.nodes.branch,
      [right]: true,
    });
  }
  return { companyA, companyB, principals };
}

function openWorld(facts: WorldFacts, database: Database): World {
  const tokens = createTokens(TEST_SECRET);
  return {
    ...facts,
    database,
    tokens,
    async authorization(name): Promise<Record<string, string>> {
      const principal = facts.principals[name];
      if (!principal) return {};
      return { authorization: `Bearer ${await tokens.signAccessToken(principal)}` };
    },
    close: () => database.close(),
  };
}

/** A world that is in the database already. */
export const reopenWorld = (facts: WorldFacts, connectionString: string): World =>
  openWorld(factsOf(facts), openDatabase({ connectionString }));

export async function insertCompany(database: Database, name: string, isPlatform = false): Promise<number> {
  const [next] = await database.lookup<{ id: number }>('session', {
    text: "select nextval(pg_get_serial_sequence('customer', 'id')) as id",
    values: [],
  });
  const id = Number(next?.id);
  if (!isPlatform) await database.placeCompany(id);
  await database.withTenant('session', id, async (transaction) => {
    await transaction.query({
      text: 'insert into customer (id, name, email, is_platform) overriding system value values ($1, $2, $3, $4)',
      values: [id, name, `company${id}@test.example`, isPlatform],
    });
    await insertDefaultSurvey(transaction, id);
  });
  return id;
}

/** Gives a company a small tree whose units have codes. */
export async function insertTree(database: Database, id: number): Promise<Company> {
  const organizationId = await insertRow(database, id, 'organization', { name: `Organization of ${id}` });
  const codes: Record<string, string> = {};
  async function insertNode(
    name: string,
    parentId: number | null,
    parentPath: string,
  ): Promise<{ id: number; path: string }> {
    const nodeId = await insertRow(database, id, 'node', {
      organization_id: organizationId,
      parent_id: parentId,
      name,
      path: '',
    });
    const path = `${parentPath}${nodeId}/`;
    await database.statement('app', id, { text: 'update node set path = $2 where id = $1', values: [nodeId, path] });
    codes[name] = newCode();
    await insertRow(database, id, 'node_qr_code', { node_id: nodeId, code: codes[name] });
    await insertRow(database, id, 'node_survey', { node_id: nodeId });
    return { id: nodeId, path };
  }
  const root = await insertNode('root', null, '/');
  const branch = await insertNode('branch', root.id, root.path);
  const room = await insertNode('room', branch.id, branch.path);
  const otherBranch = await insertNode('otherBranch', root.id, root.path);
  const [version] = await database.statement<{ id: number }>('app', id, {
    text: 'select id from survey_version',
    values: [],
  });
  const code = (name: string): string => codes[name] ?? '';
  return {
    id,
    organizationId,
    nodes: { root: root.id, branch: branch.id, room: room.id, otherBranch: otherBranch.id },
    codes: { root: code('root'), branch: code('branch'), room: code('room'), otherBranch: code('otherBranch') },
    surveyVersionId: Number(version?.id),
  };
}

/** Inserts a row of a company as the application would; answers its id. */
export async function insertRow(
  database: Database,
  companyId: number,
  table: string,
  values: Record<string, unknown>,
): Promise<number> {
  const columns = ['company_id', ...Object.keys(values)];
  const places = columns.map((_, at) => `$${at + 1}`);
  const [row] = await database.statement<{ id: number }>('app', companyId, {
    text: `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    values: [companyId, ...Object.values(values)],
  });
  return Number(row?.id);
}

/** Makes a user with a live session. */
export async function insertUser(
  database: Database,
  companyId: number,
  name: string,
  role: SignedIn['role'],
  {
    company_users = false,
    company_surveys = false,
    company_codes = false,
    company_tags = false,
  }: Partial<typeof companyWide> = {},
): Promise<SignedIn> {
  return database.withTenant('session', companyId, async (transaction) => {
    const [user] = await transaction.query<{ id: number }>({
      text: `insert into customer_user (company_id, full_name, email, login_email, is_admin, state, company_users, company_surveys, company_codes, company_tags)
          values ($1, $2, $3, $3, $4, 'active', $5, $6, $7, $8) returning id`,
      values: [
        companyId,
        name,
        `${name.toLowerCase()}@test.example`,
        role !== 'company_user',
        company_users,
        company_surveys,
        company_codes,
        company_tags,
      ],
    });
    const [session] = await transaction.query<{ id: number }>({
      text: `insert into session (company_id, user_id, family, refresh_hash, expires_at)
        values ($1, $2, gen_random_uuid(), gen_random_uuid()::text, now() + interval '1 day') returning id`,
      values: [companyId, user?.id],
    });
    return { role, userId: Number(user?.id), companyId, sessionId: Number(session?.id), accessVersion: 1 };
  });
}
