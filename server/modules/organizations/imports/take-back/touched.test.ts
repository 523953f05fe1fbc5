/** Units that somebody has touched since they were imported: what stays and why. */
import { describe, expect, test } from 'vitest';
import { servedWorld } from '../../../../test/scenarios.ts';
import { storedUnits } from '../../../../test/tree.ts';
import { newCode } from '../../../../../shared/codes/code.ts';
import { createImports, fresh } from '../test/take-back.ts';

const served = await servedWorld();

const { company, sql, insert, importRegion, check, takeBack, checkAndTakeBack, patchUnit, moveUnit, living } =
  createImports(() => served);

const scan = (unit: number) =>
  served.database.statement('visitor', company().id, {
    text: "insert into node_read (company_id, node_id, device_hash) values ($1, $2, 'a')",
    values: [company().id, unit],
  });

interface Touch {
  reason: string;
  touch: (unit: number) => Promise<unknown>;
}

const touches: Record<string, Touch> = {
  'was renamed': { reason: 'changed', touch: (id) => patchUnit(id, { name: 'Another name' }) },
  'got another color': { reason: 'changed', touch: (id) => patchUnit(id, { color: '#112233' }) },
  'got another external id': { reason: 'changed', touch: (id) => patchUnit(id, { external_id: fresh() }) },
  'was paused': { reason: 'changed', touch: (id) => patchUnit(id, { is_paused: true }) },
  'was moved': { reason: 'moved', touch: (id) => moveUnit(id, company().nodes.otherBranch) },
  'was answered': {
    reason: 'answered',
    async touch(id) {
      const [code] = await sql<{ code: string }>('select code from node_qr_code where node_id = $1', id);
      const body = { code: code?.code, answers: { experience: 5 } };
      await served.call({ method: 'POST', path: 'setsurveyanswer', body });
    },
  },
  'was scanned': { reason: 'scanned', touch: scan },
  'got a survey of its own': {
    reason: 'design',
    async touch(id) {
      const survey = await insert('survey', { name: 'Own', origin: 'node' });
      await sql('update node_survey set survey_id = $2 where node_id = $1', id, survey);
    },
  },
  'got links of its own': {
    reason: 'design',
    touch: (node_id) => insert('node_link_list', { node_id, document: JSON.stringify({ links: [] }) }),
  },
  'got a code design of its own': {
    reason: 'design',
    touch: (id) => sql(`update node_qr_code set design = '{}' where node_id = $1`, id),
  },
  'has a retired code': {
    reason: 'code',
    touch: (id) => sql("update node_qr_code set state = 'retired' where node_id = $1", id),
  },
  'has a marc': {
    reason: 'code',
    touch: (node_id) => insert('node_qr_code', { node_id, code: newCode(), origin: 'mark' }),
  },
  'came into a group': {
    reason: 'group',
    async touch(node_id) {
      const survey_group_id = await insert('survey_group', { name: 'Group' });
      await insert('group_node', { node_id, kind: 'survey', survey_group_id });
    },
  },
  'is where somebody has a right': {
    reason: 'rights',
    async touch(node_id) {
      const { principals } = served.world;
      await insert('node_user_access', { node_id, user_id: principals['nobody']?.userId, node_read: true });
    },
  },
  'has opening hours': {
    reason: 'opening_hours',
    touch: (node_id) => insert('opening_hours', { node_id, time_zone: 'Europe/Berlin' }),
  },
  'has a rule': {
    reason: 'rule',
    touch: (node_id) =>
      served.call({
        as: 'adminA',
        method: 'POST',
        path: 'feedbackrules',
        body: { name: 'Rule', node_id, notifies_responsible: true },
      }),
  },
  'has a mail report': {
    reason: 'report',
    touch: (node_id) =>
      served.call({
        as: 'adminA',
        method: 'POST',
        path: 'reportsubscriptions',
        body: { node_id, rhythm: 'daily', hour: 7, time_zone: 'Europe/Berlin' },
      }),
  },
  'has a code that was printed': {
    reason: 'printed',
    async touch(id) {
      const [code] = await sql<{ id: number }>('select id from node_qr_code where node_id = $1', id);
      await served.call({ as: 'adminA', path: `nodeqrcode/${code?.id}/image?format=svg&download=true` });
    },
  },
  'was printed with others': {
    reason: 'printed',
    async touch(id) {
      const body = { node_ids: [id], formats: ['svg'] };
      const { body: job } = await served.call({ as: 'adminA', method: 'POST', path: 'nodeqrcode/export', body });
      await served.call({ as: 'adminA', method: 'DELETE', path: `qrexports/${(job as { id: number }).id}` });
    },
  },
};

describe('a unit of an import', () => {
  test.each(Object.entries(touches))('that %s stays, with those above it', async (_, { reason, touch }) => {
    const { importId, ids } = await importRegion();
    await touch(ids['table'] ?? 0);
    const shown = await check(importId);
    const isMoved = reason === 'moved';
    const kept = isMoved ? ['table'] : ['region', 'one', 'table'];
    expect(shown.body).toMatchObject({ remove_count: 4 - kept.length, kept_count: kept.length });
    expect(shown.body.kept.find(({ id }) => id === ids['table'])).toMatchObject({ kind: 'add', reasons: [reason] });
    for (const name of kept.filter((one) => one !== 'table'))
      expect(shown.body.kept.find(({ id }) => id === ids[name])?.reasons).toEqual(['below']);
    expect((await takeBack(importId, shown.body.plan)).status).toBe(200);
    expect(new Set(await living(ids))).toEqual(new Set(kept));
  });

  test('stays while there is a unit from elsewhere below it', async () => {
    const { importId, ids } = await importRegion();
    const body = { organization_id: company().organizationId, parent_id: ids['two'], name: 'From elsewhere' };
    await served.call({ as: 'adminA', method: 'POST', path: 'companyorganizationnodes', body });
    expect((await check(importId)).body).toMatchObject({ remove_count: 2, kept_count: 2 });
    await checkAndTakeBack(importId);
    expect(new Set(await living(ids))).toEqual(new Set(['region', 'two']));
  });

  test('that was printed with the units above it stays', async () => {
    const { importId, ids } = await importRegion();
    const body = { node_ids: [ids['one']], with_subunits: true, formats: ['svg'] };
    const { body: job } = await served.call({ as: 'adminA', method: 'POST', path: 'nodeqrcode/export', body });
    await served.call({ as: 'adminA', method: 'DELETE', path: `qrexports/${(job as { id: number }).id}` });
    expect((await check(importId)).body.kept.map(({ reasons }) => reasons)).toEqual([
      ['below'],
      ['printed'],
      ['printed'],
    ]);
  });

  test('is as untouched as before once a change was undone', async () => {
    const { importId, ids } = await importRegion();
    await patchUnit(ids['table'] ?? 0, { name: 'Wrong' });
    await patchUnit(ids['table'] ?? 0, { name: 'Table' });
    expect((await check(importId)).body).toMatchObject({ remove_count: 4, kept_count: 0 });
  });

  test('that was deleted meanwhile does not stand in the way', async () => {
    const { importId, ids } = await importRegion();
    await served.call({ as: 'adminA', method: 'DELETE', path: `companyorganizationnodes/${ids['one']}` });
    expect((await check(importId)).body).toMatchObject({ remove_count: 2, kept_count: 0 });
  });

  test('that is touched after it was shown refuses the whole, and nothing is changed', async () => {
    const { importId, ids } = await importRegion();
    const { plan } = (await check(importId)).body;
    await patchUnit(ids['table'] ?? 0, { name: 'In between' });
    const before = await storedUnits(served);
    expect(await takeBack(importId, plan)).toMatchObject({ status: 409, body: { code: 'take_back_changed' } });
    expect(await storedUnits(served)).toEqual(before);
  });
});

/** Tables that speak of a unit, and are asked by `TOUCHED`, or need not be. */
const ASKED = [
  'code_day',
  'feedback',
  'feedback_rule',
  'group_node',
  'marc_binding',
  'node',
  'node_link_list',
  'node_qr_code',
  'node_read',
  'node_survey',
  'node_survey_answer_media',
  'node_user_access',
  'opening_hours',
  'report_subscription',
];
const NOT_ASKED = [
  // Come with an answer.
  'feedback_rule_match',
  'notice',
  // Figures, of what is asked at its source, or of units below.
  'driver_day',
  'node_total',
  'subtree_day',
  'subtree_hour',
  'survey_day',
  // Found by itself: a code that nobody scans, a score that falls.
  'code_finding',
  'score_alert',
  'score_watch',
  // The import's own.
  'unit_import_change',
];

test('every table that refers to units was thought of', async () => {
  const tables = await sql<{ name: string }>(`select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'node'::regclass order by name`);
  expect(tables.map(({ name }) => name)).toEqual([...ASKED, ...NOT_ASKED].toSorted());
});
