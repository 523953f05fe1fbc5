/** The sums of drivers counted anew from the answers, by nothing that the server has; and how they differ. */
import type pg from 'pg';

interface AnsweredRow {
  company_id: string;
  node_id: string;
  day: string;
  survey_version_id: string;
  answers: { experience?: number; problems?: string[] };
  score: number;
}

type Sums = Record<string, number[]>;

/** Of the survey that a new company has: a face that counts, and what went wrong. */
const PROBLEMS = ['waiting_time', 'staff', 'cleanliness', 'quality', 'price', 'other'];

function valuesOf({ answers: { experience, problems } }: AnsweredRow): [string, number][][] {
  return [
    experience === undefined ? [] : [['experience', (experience - 1) * 25]],
    problems ? PROBLEMS.map((id) => [`problems.${id}`, problems.includes(id) ? 100 : 0]) : [],
  ];
}

function add(sums: Sums, key: string, x: number, y: number): void {
  const parts = [1, x, y, x ** 2, y ** 2, x * y];
  sums[key] = (sums[key] ?? [0, 0, 0, 0, 0, 0]).map((sum, at) => sum + (parts[at] ?? 0));
}

function addRow(sums: Sums, row: AnsweredRow): void {
  add(sums, '.score .score', row.score, row.score);
  for (const family of valuesOf(row))
    for (const [at, [name, x]] of family.entries()) {
      add(sums, `${name} .score`, x, row.score);
      for (const [other, y] of family.slice(at + 1)) add(sums, `${name} ${other}`, x, y);
    }
}

const ABOVE = `with recursive above as (
    select company_id, id as unit, id, parent_id, deleted_at from node
    union all
    select above.company_id, above.unit, parent.id, parent.parent_id, parent.deleted_at from above
    join node parent on parent.company_id = above.company_id and parent.id = above.parent_id
      and parent.deleted_at is not distinct from above.deleted_at
  )`;

const ordered = (sums: Sums): string =>
  JSON.stringify(Object.entries(sums).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** @returns what is due and is not there, and what is there and is not due; by unit, day and version */
export async function driverDifferences(owner: pg.Client): Promise<{ side: 'due' | 'is'; row: string }[]> {
  const { rows } = await owner.query<AnsweredRow>(`${ABOVE}
    select f.company_id, above.id as node_id, (coalesce(f.local_time, f.created_at) at time zone 'UTC')::date::text as day,
      f.survey_version_id, f.answers, f.score
    from feedback f join above on above.company_id = f.company_id and above.unit = f.node_id
    where f.score is not null and not f.is_repeat`);
  const due = new Map<string, Sums>();
  for (const row of rows) {
    const key = [row.company_id, row.node_id, row.day, row.survey_version_id].join(' ');
    const sums = due.get(key) ?? {};
    due.set(key, sums);
    addRow(sums, row);
  }
  const kept = await owner.query<{ key: string; own: Sums; below: Sums; answers: number }>(
    `select concat_ws(' ', company_id, node_id, day, survey_version_id) as key, own, below, answers from driver_day`,
  );
  const is = new Map(
    kept.rows.map(({ key, own, below, answers }) => {
      const sums: Sums = { ...own };
      for (const [pair, more] of Object.entries(below))
        sums[pair] = more.map((value, at) => value + (sums[pair]?.[at] ?? 0));
      return [key, `${answers} ${ordered(sums)}`];
    }),
  );
  const dueTexts = new Map([...due].map(([key, sums]) => [key, `${sums['.score .score']?.[0]} ${ordered(sums)}`]));
  const lacking = [...dueTexts].filter(([key, text]) => is.get(key) !== text);
  const wrong = [...is].filter(([key, text]) => dueTexts.get(key) !== text);
  return [
    ...lacking.map(([key, text]) => ({ side: 'due' as const, row: `${key}: ${text}` })),
    ...wrong.map(([key, text]) => ({ side: 'is' as const, row: `${key}: ${text}` })),
  ].slice(0, 5);
}
