/** Due times: by priority and the opening hours of the unit, told once before they pass, to who handles it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { afterOpenTime } from '../../../../shared/opening-hours/opening-hours.ts';
import {
  answer,
  asApp,
  companyId,
  look,
  makeRule,
  notices,
  serveAutomation,
  served,
  userId,
} from '../../../test/automation.ts';
import { takeDueSteps } from '../rules/due.ts';
import { tellDueSoon } from '../notices/due-soon.ts';

await serveAutomation();

const HOUR = 3_600_000;

const give = async (hours: object) => {
  const { body } = await served.call({ as: 'adminA', path: `companyprofile/${companyId()}` });
  const { revision } = body as { revision: number };
  const given = await served.call({
    as: 'adminA',
    method: 'PATCH',
    path: `companyprofile/${companyId()}`,
    body: { ...hours, revision },
  });
  expect(given).toMatchObject({ status: 200 });
};

interface Due {
  created_at: Date;
  due_at: Date | null;
  due_warn_at: Date | null;
}

const dueOf = async (id: number): Promise<Due> => {
  const [row] = await asApp<Due>('select created_at, due_at, due_warn_at from feedback where id = $1', [id]);
  return row ?? expect.fail(`There is no feedback ${id}.`);
};

/** Hours from when it came until it is due, and until that is told. */
const hoursOf = async (id: number): Promise<(number | null)[]> => {
  const { created_at: from, due_at: due, due_warn_at: warn } = await dueOf(id);
  return [due, warn].map((at) => at && (at.getTime() - from.getTime()) / HOUR);
};

beforeEach(() => give({ due_hours_high: 4, due_hours_normal: 24, due_hours_low: null }));

describe('feedback', () => {
  test('is due by its priority, and one of a priority without hours is not', async () => {
    const [high, normal, low] = [await answer({ priority: 'high' }), await answer(), await answer({ priority: 'low' })];
    const repeat = await answer({ is_repeat: true });
    await look();
    expect(await hoursOf(high)).toEqual([4, 3]);
    expect(await hoursOf(normal)).toEqual([24, 18]);
    for (const id of [low, repeat]) expect(await hoursOf(id)).toEqual([null, null]);
  });

  test('is due when its unit has been open for so long', async () => {
    const day = ['09:00-11:00'];
    const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] };
    const made = await served.call({
      as: 'adminA',
      method: 'POST',
      path: 'openinghours',
      body: { node_id: served.world.companyA.nodes.branch, time_zone: 'Asia/Tokyo', closed_days: [], ...week },
    });
    expect(made).toMatchObject({ status: 201 });
    const id = await answer({ priority: 'high' });
    const elsewhere = await answer({ priority: 'high', node_id: served.world.companyA.nodes.otherBranch });
    await look();
    const { created_at: from, due_at: due } = await dueOf(id);
    const weekdays = [day, day, day, day, day, [], []];
    expect(due).toEqual(afterOpenTime({ timeZone: 'Asia/Tokyo', weekdays, closedDays: [] }, from, 4 * HOUR));
    expect(await hoursOf(elsewhere)).toEqual([4, 3]);
  });

  test('is due anew where its priority changes: by a person, of many, and by a rule', async () => {
    const [one, other] = [await answer(), await answer()];
    await look();
    const change = (as: string, path: string, body: object, method: 'PATCH' | 'POST') =>
      served.call({ as, method, path, body });
    await change('adminA', `feedback/${one}`, { priority: 'high' }, 'PATCH');
    expect(await hoursOf(one)).toEqual([4, 3]);
    await change('adminA', 'feedback/change_many', { ids: [one, other], changes: { priority: 'low' } }, 'POST');
    for (const id of [one, other]) expect(await hoursOf(id)).toEqual([null, null]);
    await makeRule({ raised_priority: 'high' });
    const raised = await answer();
    await look();
    expect(await hoursOf(raised)).toEqual([4, 3]);
  });

  test('is due anew where a rule raises what stays unhandled', async () => {
    await makeRule({ trigger: 'unhandled', after_hours: 1, raised_priority: 'high' });
    const id = await answer();
    await look();
    expect(await hoursOf(id)).toEqual([24, 18]);
    await asApp('update feedback_rule_match set due_at = now() where feedback_id = $1', [id]);
    await takeDueSteps(served.world.database);
    expect(await hoursOf(id)).toEqual([4, 3]);
  });

  test('that is due stays so where its company gives no hours any more; what comes then is not', async () => {
    const before = await answer();
    await look();
    await give({ due_hours_high: null, due_hours_normal: null });
    const after = await answer();
    await look();
    expect(await hoursOf(before)).toEqual([24, 18]);
    expect(await hoursOf(after)).toEqual([null, null]);
  });

  test('past its time is found by the list, and nobody else’s is', async () => {
    const [late, soon] = [await answer(), await answer()];
    await asApp(`update feedback set due_at = now() - interval '1 hour' where id = $1`, [late]);
    await asApp(`update feedback set due_at = now() + interval '1 hour' where id = $1`, [soon]);
    const filter = encodeURIComponent(JSON.stringify({ due_at_lte: new Date().toISOString(), status: ['new'] }));
    const found = async (as: string) => {
      const { body } = await served.call({ as, path: `feedback/?filter=${filter}` });
      return (
        (body as { results?: { id: number }[] }).results?.map(({ id }) => id) ??
        (body as { id: number }[]).map(({ id }) => id)
      );
    };
    expect(await found('adminA')).toEqual([late]);
    expect(await found('adminB')).toEqual([]);
  });
});

describe('who handles it', () => {
  const tell = () => tellDueSoon(served.world.database);
  const soon = async (values: Record<string, unknown> = {}) => {
    const id = await answer(values);
    await asApp(`update feedback set due_warn_at = now() - interval '1 second' where id = $1`, [id]);
    return id;
  };

  test('is told once, also where two servers look at the same moment', async () => {
    const id = await soon({ assignee_id: userId('feedback_edit') });
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await notices()).toEqual([{ user_id: userId('feedback_edit'), feedback_id: id, reason: 'due_soon' }]);
  });

  test('is whoever looks after the unit where nobody was assigned', async () => {
    const id = await soon();
    await tell();
    const told = await notices();
    expect(told.map(({ user_id: user }) => user)).toContain(userId('feedback_edit'));
    expect(new Set(told.map(({ feedback_id: feedback }) => feedback))).toEqual(new Set([id]));
  });

  test('is told nothing of what is closed, or not due for long', async () => {
    await soon({ status: 'completed', closed_at: new Date() });
    const later = await answer();
    await asApp(`update feedback set due_warn_at = now() + interval '1 hour' where id = $1`, [later]);
    await tell();
    expect(await notices()).toEqual([]);
  });
});
