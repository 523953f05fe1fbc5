import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../access/database.ts';
import { createTestDatabase } from '../../test/database.ts';
import { createWorld, insertRow } from '../../test/world.ts';
import { newCode } from '../../../shared/codes/code.ts';
import { createResolver, type Resolver } from './resolve.ts';

const testDatabase = await createTestDatabase();
const world = await createWorld(testDatabase.url);
const database = openDatabase({ connectionString: testDatabase.url });
/** Made anew for each test, since answers are kept for two seconds. */
let resolver: Resolver;

beforeEach(() => {
  resolver = createResolver(database);
});
afterAll(async () => {
  await database.close();
  await world.close();
  await testDatabase.drop();
});

const change = (text: string, ...values: unknown[]) => database.statement('app', world.companyA.id, { text, values });

/** A survey with one published version that asks for `title`. */
async function publish(
  title: string,
  origin: 'node' | 'group' = 'node',
): Promise<{ surveyId: number; versionId: number }> {
  const document = {
    title: { en: title },
    pages: [{ id: 'p', questions: [{ id: 'q', type: 'smiley', title: { en: title } }] }],
  };
  const companyId = world.companyA.id;
  const surveyId = await insertRow(database, companyId, 'survey', { name: title, origin, draft: document });
  const versionId = await insertRow(database, companyId, 'survey_version', {
    survey_id: surveyId,
    number: 1,
    document,
  });
  return { surveyId, versionId };
}

const giveOwn = (nodeId: number, surveyId: number | null) =>
  change('update node_survey set survey_id = $2 where node_id = $1', nodeId, surveyId);

async function putInGroup(nodeId: number, surveyId: number): Promise<number> {
  const groupId = await insertRow(database, world.companyA.id, 'survey_group', {
    name: `Group ${surveyId}`,
    survey_id: surveyId,
  });
  return insertRow(database, world.companyA.id, 'group_node', {
    node_id: nodeId,
    kind: 'survey',
    survey_group_id: groupId,
  });
}

describe('a code', () => {
  it('leads to its unit in any spelling', async () => {
    const { codes, nodes, id } = world.companyA;
    const typed = `${codes.room.slice(0, 4)}-${codes.room.slice(4)}`.toLowerCase();
    expect(await resolver.resolve(typed)).toMatchObject({
      code: codes.room,
      companyId: id,
      defaultLanguage: 'en',
      unit: { id: nodes.room, name: 'room' },
    });
  });

  it('of another company leads to that company', async () => {
    expect(await resolver.resolve(world.companyB.codes.room)).toMatchObject({
      companyId: world.companyB.id,
      unit: { id: world.companyB.nodes.room },
    });
  });

  it('that never was leads nowhere', async () => {
    expect(await resolver.resolve(newCode())).toBeNull();
    expect(await resolver.resolve('../../etc/passwd')).toBeNull();
  });

  it('of a blank marc leads to no unit yet', async () => {
    const code = newCode();
    await insertRow(database, world.companyA.id, 'node_qr_code', { code, origin: 'mark' });
    expect(await resolver.resolve(code)).toMatchObject({ unit: null, versionId: null });
  });

  it('of a deleted unit falls to the nearest living one above', async () => {
    const { codes, nodes } = world.companyA;
    await change('update node set deleted_at = now() where id = any($1)', [nodes.room, nodes.branch]);
    expect(await resolver.resolve(codes.room)).toMatchObject({ unit: { id: nodes.root } });
    await change('update node set deleted_at = null where id = $1', nodes.branch);
    expect(await createResolver(database).resolve(codes.room)).toMatchObject({ unit: { id: nodes.branch } });
    await change('update node set deleted_at = null');
  });

  it('of a paused unit falls to the one above until it goes on', async () => {
    const { codes, nodes } = world.companyA;
    await change('update node set is_paused = true where id = $1', nodes.room);
    expect(await createResolver(database).resolve(codes.room)).toMatchObject({ unit: { id: nodes.branch } });
    await change('update node set is_paused = false where id = $1', nodes.room);
    expect(await createResolver(database).resolve(codes.room)).toMatchObject({ unit: { id: nodes.room } });
  });
});

describe('the survey of a unit', () => {
  const versionAt = async (code: string) => (await createResolver(database).resolve(code))?.versionId;

  it('is the company’s default, then that of a unit above, of its group, its own: the nearest wins', async () => {
    const { codes, nodes, surveyVersionId } = world.companyA;
    expect(await versionAt(codes.room)).toBe(surveyVersionId);

    const above = await publish('Of the root');
    await giveOwn(nodes.root, above.surveyId);
    expect(await versionAt(codes.room)).toBe(above.versionId);

    const nearer = await publish('Of the branch’s group', 'group');
    await putInGroup(nodes.branch, nearer.surveyId);
    expect(await versionAt(codes.room)).toBe(nearer.versionId);

    const group = await publish('Of the room’s group', 'group');
    await putInGroup(nodes.room, group.surveyId);
    expect(await versionAt(codes.room)).toBe(group.versionId);

    const own = await publish('Of the room');
    await giveOwn(nodes.room, own.surveyId);
    expect(await versionAt(codes.room)).toBe(own.versionId);
    expect(await versionAt(codes.otherBranch)).toBe(above.versionId);
  });

  it('is not inherited where the company does not want it', async () => {
    const { codes, id, surveyVersionId } = world.companyA;
    await change('update customer set inherit_designs = false where id = $1', id);
    expect(await versionAt(codes.otherBranch)).toBe(surveyVersionId);
    await change('update customer set inherit_designs = true where id = $1', id);
  });

  it('is its latest version, and never a draft', async () => {
    const { codes, nodes, id } = world.companyA;
    const { surveyId } = await publish('Two versions');
    const document = { title: { en: 'Second' }, pages: [] };
    const second = await insertRow(database, id, 'survey_version', { survey_id: surveyId, number: 2, document });
    await giveOwn(nodes.otherBranch, surveyId);
    expect(await versionAt(codes.otherBranch)).toBe(second);

    const draft = await insertRow(database, id, 'survey', { name: 'Draft', origin: 'node', draft: document });
    await giveOwn(nodes.otherBranch, draft);
    expect(await versionAt(codes.otherBranch)).not.toBe(second);
    expect(await versionAt(codes.otherBranch)).toBe(await versionAt(codes.root));
  });

  it('can be read by its own company only', async () => {
    const { id, surveyVersionId } = world.companyA;
    expect((await resolver.survey(id, surveyVersionId))?.offered).toHaveLength(10);
    expect(await resolver.survey(world.companyB.id, surveyVersionId)).toBeNull();
  });
});
