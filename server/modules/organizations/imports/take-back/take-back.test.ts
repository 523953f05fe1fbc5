/** Imports that are taken back and brought back, by those who may, and nobody else. */
import { describe, expect, test } from 'vitest';
import { servedWorld } from '../../../../test/scenarios.ts';
import { storedUnits } from '../../../../test/tree.ts';
import { csv, importAndApply, unitsOf } from '../../../../test/unit-imports.ts';
import { createImports, HEADER, fresh } from '../test/take-back.ts';

const served = await servedWorld();

const { company, sql, insert, importRows, importRegion, check, takeBack, checkAndTakeBack, restore, living } =
  createImports(() => served);

describe('an import that nobody has touched', () => {
  test('is listed with who did it, when, from which file, and how much it did', async () => {
    const { organizationId } = company();
    const file = csv(HEADER, [fresh(), 'A', '', '']);
    const { body } = await importAndApply(served, { file, fileName: 'Filialen ä.csv' });
    const path = `unitimports?filter={"organization_id":${organizationId}}`;
    const listed = await served.call({ as: 'adminA', path });
    const counts = { added_count: 1, changed_count: 0, moved_count: 0 };
    expect(listed.body).toMatchObject([
      { ...counts, id: body.import_id, file_name: 'Filialen ä.csv', taken_back_at: null },
    ]);
    const [row] = listed.body as { user_name: string }[];
    expect(row?.user_name).toMatch(/\S/);
    await checkAndTakeBack(Number(body.import_id));
  });

  test('goes whole, and the tree is as before', async () => {
    const before = await unitsOf(served);
    const { importId, ids } = await importRegion();
    const shown = await check(importId);
    expect(shown).toMatchObject({
      status: 200,
      body: { remove_count: 4, give_back_count: 0, kept_count: 0, kept: [] },
    });
    expect(await living(ids)).toHaveLength(4);
    expect(await takeBack(importId, shown.body.plan)).toMatchObject({ status: 200, body: { remove_count: 4 } });
    expect(await unitsOf(served)).toEqual(before);
    const { body } = await served.call({ as: 'adminA', path: `unitimports/${importId}` });
    expect(body).toMatchObject({ removed_count: 4, taken_back_at: expect.any(String) });
  });

  test('is written in the audit log, with each of its units', async () => {
    const { importId, ids } = await importRegion();
    await checkAndTakeBack(importId);
    const [entry] = await sql<{ changes: object }>(
      "select changes from audit_entry where entity = 'unit_import' and operation = 'take_back' and record_id = $1",
      importId,
    );
    expect(entry?.changes).toEqual({ removed: 4, given_back: 0, kept: 0 });
    const [units] = await sql<{ count: number }>(
      "select count(*) from audit_entry where entity = 'node' and operation = 'delete' and record_id = any($1)",
      Object.values(ids),
    );
    expect(Number(units?.count)).toBe(4);
  });

  test('is taken back once, also by two at once', async () => {
    const { importId, ids } = await importRegion();
    const { plan } = (await check(importId)).body;
    const answers = await Promise.all([takeBack(importId, plan), takeBack(importId, plan)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await living(ids)).toEqual([]);
    expect((await check(importId)).body).toMatchObject({ plan: null, remove_count: 0 });
    expect(await takeBack(importId, plan)).toMatchObject({ status: 409, body: { code: 'take_back_changed' } });
  });

  test('leaves its external ids to the corrected file', async () => {
    const { importId, prefix } = await importRegion();
    await checkAndTakeBack(importId);
    const again = await importRows([`${prefix}region`, 'The right region', '', '']);
    expect((await check(again)).body).toMatchObject({ remove_count: 1 });
    await checkAndTakeBack(again);
  });

  test('leads visitors of its codes to the unit above', async () => {
    const { importId, ids } = await importRegion();
    const [code] = await sql<{ code: string }>('select code from node_qr_code where node_id = $1', ids['table']);
    await checkAndTakeBack(importId);
    const { body } = await served.call({ method: 'POST', path: 'getnodeurl', body: { code: code?.code } });
    expect(JSON.stringify(body)).toContain(String(code?.code));
    const answer = { code: code?.code, answers: { experience: 4 } };
    expect((await served.call({ method: 'POST', path: 'setsurveyanswer', body: answer })).status).toBeLessThan(300);
    const [heard] = await sql<{ node_id: number }>('select node_id from feedback order by id desc limit 1');
    expect(heard?.node_id).toBe(company().nodes.branch);
  });
});

describe('an import that was taken back', () => {
  test('is brought back whole, with its external ids, and can be taken back again', async () => {
    const { importId, prefix, ids } = await importRegion();
    const before = await unitsOf(served);
    await checkAndTakeBack(importId);
    expect(await restore(importId)).toMatchObject({ status: 200, body: { restored: 4 } });
    expect(await unitsOf(served)).toEqual(before);
    expect(await restore(importId)).toMatchObject({ status: 200, body: { restored: 0 } });
    expect(await checkAndTakeBack(importId)).toMatchObject({ status: 200, body: { remove_count: 4 } });
    expect(await living(ids)).toEqual([]);
    expect((await unitsOf(served)).filter(({ external_id: id }) => id?.startsWith(prefix))).toEqual([]);
  });

  test('comes back unit by unit too, each deletion by itself', async () => {
    const { importId, prefix, ids } = await importRegion();
    await checkAndTakeBack(importId);
    const path = `companyorganizationnodes/${ids['region']}/restore`;
    expect(await served.call({ as: 'adminA', method: 'POST', path })).toMatchObject({ body: { restored: 4 } });
    const back = (await unitsOf(served)).filter(({ external_id: id }) => id?.startsWith(prefix));
    expect(back).toHaveLength(4);
  });

  test('comes back without an external id that another unit has got meanwhile', async () => {
    const { importId, prefix, ids } = await importRegion();
    await checkAndTakeBack(importId);
    await importRows([`${prefix}table`, 'The right table', '', '']);
    expect(await restore(importId)).toMatchObject({ status: 200, body: { restored: 4 } });
    const units = new Map((await unitsOf(served)).map((unit) => [unit.id, unit]));
    expect(units.get(ids['table'] ?? 0)?.external_id).toBeNull();
    expect(units.get(ids['one'] ?? 0)?.external_id).toBe(`${prefix}one`);
  });

  test('does not come back below a unit that is gone', async () => {
    const parent = await importRows([`${fresh()}`, 'Parent', '', '']);
    const above = (await unitsOf(served)).find(({ name }) => name === 'Parent');
    const importId = await importRows([`${fresh()}`, 'Child', '', `#${above?.id}`]);
    await checkAndTakeBack(importId);
    await checkAndTakeBack(parent);
    const before = await storedUnits(served);
    expect(await restore(importId)).toMatchObject({ status: 409, body: { code: 'parent_deleted' } });
    expect(await storedUnits(served)).toEqual(before);
  });
});

describe('taking an import back is refused', () => {
  test.each([
    ['anonymous', 401, 401],
    ['superadmin', 403, 403],
    ['adminB', 404, 404],
    ['nobody', 403, 403],
    ['node_delete', 403, 403],
  ])('to %s', async (as, status) => {
    const { importId, ids } = await importRegion();
    const { plan } = (await check(importId)).body;
    expect((await check(importId, as)).status).toBe(status);
    expect((await takeBack(importId, plan, as)).status).toBe(status);
    const path = `unitimports/${importId}/restore`;
    expect((await served.call({ as, method: 'POST', path })).status).toBe(status);
    const listed = await served.call({ as, path: 'unitimports' });
    expect(listed.status === 200 ? listed.body : []).toEqual([]);
    expect(await living(ids)).toHaveLength(4);
  });

  test('with a plan that is none', async () => {
    const { importId } = await importRegion();
    expect((await takeBack(importId, null)).status).toBe(400);
    expect((await takeBack(importId, 'made up')).status).toBe(409);
  });

  test('in an organization that was deleted', async () => {
    const organization = await insert('organization', { name: 'Closed' });
    const shown = await importAndApply(served, {
      organizationId: organization,
      file: csv(HEADER, ['', 'Only', '', '']),
    });
    const importId = Number(shown.body.import_id);
    await sql('update node set deleted_at = now() where organization_id = $1', organization);
    await sql('update organization set deleted_at = now() where id = $1', organization);
    expect((await check(importId)).status).toBe(404);
    expect((await takeBack(importId, 'x')).status).toBe(404);
  });
});
