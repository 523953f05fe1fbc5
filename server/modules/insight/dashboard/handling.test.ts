/** How feedback was handled, against what is counted by hand from the same rows, and within each caller's reach. */
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../seed/random.ts';
import { answer, asApp, companyId, serveAutomation, served, userId } from '../../../test/automation.ts';
import type { Handled } from './handling-statement.ts';

await serveAutomation();

const HOUR = 3_600_000;
const FROM = Date.UTC(2026, 2, 1);
const TO = Date.UTC(2026, 3, 1);

interface Row {
  node: number;
  assignee: number | null;
  created: number;
  due: number | null;
  closed: number | null;
  isRepeat: boolean;
}

interface Shown {
  has_due_times: boolean;
  total: Handled;
  units: (Handled & { id: number; name: string })[];
  people: (Handled & { id: number | null; name: string | null })[];
}

const report = (as: string, query = '') =>
  served.call({ as, path: `dashboardhandling?from=2026-03-01&to=2026-03-31${query}` });
const shown = async (as: string, query?: string): Promise<Shown> => {
  const { status, body } = await report(as, query);
  expect(status).toBe(200);
  return body as Shown;
};

/** In the plainest way. */
function handled(rows: readonly Row[]): Handled {
  const counted = rows.filter(({ isRepeat }) => !isRepeat);
  const isIn = (at: number | null): at is number => at !== null && at >= FROM && at < TO;
  const due = counted.filter((row) => isIn(row.due) && (row.closed !== null || row.due < Date.now()));
  const took = counted
    .flatMap(({ created, closed }) => (isIn(closed) ? [(closed - created) / 1_000] : []))
    .toSorted((one, other) => one - other);
  const middle = (took.length - 1) / 2;
  const [low = 0, high = 0] = [took[Math.floor(middle)], took[Math.ceil(middle)]];
  return {
    due: due.length,
    met: due.filter((row) => row.closed !== null && row.closed <= (row.due ?? 0)).length,
    closed: took.length,
    median_seconds: took.length === 0 ? null : (low + high) / 2,
  };
}

async function plant(): Promise<Row[]> {
  const random = createRandom('handled feedback');
  const { room, branch, otherBranch } = served.world.companyA.nodes;
  const people = [userId('feedback_edit'), userId('feedback_read'), null];
  const rows: Row[] = [];
  for (let at = 0; at < 120; at++) {
    const created = FROM - 20 * 24 * HOUR + random.integer(0, 60 * 24) * HOUR;
    const row: Row = {
      node: random.pick([room, branch, otherBranch]),
      assignee: random.pick(people),
      created,
      due: random.chance(0.7) ? created + 24 * HOUR : null,
      closed: random.chance(0.8) ? created + random.integer(1, 72) * HOUR : null,
      isRepeat: random.chance(0.1),
    };
    rows.push(row);
    await answer({
      node_id: row.node,
      assignee_id: row.assignee,
      created_at: new Date(row.created),
      due_at: row.due && new Date(row.due),
      closed_at: row.closed && new Date(row.closed),
      status: row.closed === null ? 'in_processing' : 'completed',
      is_repeat: row.isRepeat,
    });
  }
  return rows;
}

describe('what was due and what was closed', () => {
  test('is counted as by hand, in all, by unit and by person', async () => {
    await asApp('update customer set time_zone = $2, due_hours_normal = 24 where id = $1', [companyId(), 'UTC']);
    const rows = await plant();
    const { has_due_times: hasDueTimes, total, units, people } = await shown('adminA');
    expect(hasDueTimes).toBe(true);
    expect(total).toEqual(handled(rows));
    expect(total.due).toBeGreaterThan(total.met);
    for (const { id, name: _, ...figures } of units)
      expect(figures).toEqual(handled(rows.filter(({ node }) => node === id)));
    for (const { id, name: _, ...figures } of people)
      expect(figures).toEqual(handled(rows.filter(({ assignee }) => assignee === id)));
    expect(new Set(units.map(({ id }) => id))).toEqual(new Set(rows.map(({ node }) => node)));
    expect(people).toHaveLength(3);
    const missed = units.map(({ due, met }) => due - met);
    expect(missed).toEqual(missed.toSorted((one, other) => other - one));
  });

  test('of a subtree, and of his own where somebody is no administrator', async () => {
    const rows = await plant();
    const { room, branch, otherBranch } = served.world.companyA.nodes;
    const below = rows.filter(({ node }) => node !== otherBranch);
    expect((await shown('adminA', `&node_id=${branch}`)).total).toEqual(handled(below));
    const own = await shown('feedback_read');
    expect(own.units.map(({ id }) => id)).not.toContain(otherBranch);
    expect(own.people.map(({ id }) => id)).toEqual([userId('feedback_read')]);
    const [first] = own.units;
    expect([room, branch]).toContain(first?.id);
    expect(await report('adminB', `&node_id=${room}`)).toMatchObject({ status: 404 });
  });

  test('is nothing where nothing was', async () => {
    const none = { due: 0, met: 0, closed: 0, median_seconds: null };
    expect(await shown('adminB')).toMatchObject({ total: none, units: [], people: [] });
  });
});
