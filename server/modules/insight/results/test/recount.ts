/** The results of the test's survey counted anew, answer by answer, by nothing that the server has for it; and how they differ. */
import type pg from 'pg';
import type { Answers } from '../../../../../shared/survey/document.ts';

interface Row {
  node_id: string;
  survey_version_id: string;
  day: string;
  hour: number;
  answers: Answers;
  locale: string;
  is_partial: boolean;
  is_erased: boolean;
}

const ROWS = `select node_id, survey_version_id, (coalesce(local_time, created_at) at time zone 'UTC')::date::text as day,
    extract(hour from coalesce(local_time, created_at) at time zone 'UTC')::int as hour, answers, locale, is_partial,
    erased_at is not null as is_erased
  from feedback where not is_repeat and survey_version_id = any($1::bigint[])`;

/** Who is above whom, by the parents and not by the paths; within what lives, or was deleted in one go. */
const ABOVE = `with recursive above as (
    select id as unit, id, company_id, parent_id, deleted_at from node
    union all
    select above.unit, parent.id, parent.company_id, parent.parent_id, parent.deleted_at from above
    join node parent on parent.company_id = above.company_id and parent.id = above.parent_id
      and parent.deleted_at is not distinct from above.deleted_at
  ) select unit, id from above`;

const PAGES: Record<string, string[]> = {
  first: ['mood', 'seat'],
  second: ['parts', 'order', 'problems', 'paid', 'again'],
  third: ['words', 'reach'],
};
const ERASED = ['words', 'reach'];

/** Every key that one answer counts for, as often as it does. */
function* keysOf(row: Row): Generator<[key: string, value: number]> {
  const { answers } = row;
  yield ['n', 1];
  yield [`h.${row.hour}`, 1];
  yield [`l.${row.locale}`, 1];
  if (row.is_erased) yield ['e', 1];
  else if (!row.is_partial) yield ['c', 1];
  const isUnhappy = typeof answers['mood'] === 'number' && answers['mood'] < 3;
  const led = ['first', 'second', ...(isUnhappy ? ['third'] : [])];
  const isAnswered = (page: string): boolean => (PAGES[page] ?? []).some((id) => answers[id] !== undefined);
  const reached = row.is_partial ? led.slice(0, led.findLastIndex(isAnswered) + 1) : led;
  for (const page of reached) {
    if (!row.is_erased) yield [`p.${page}`, 1];
    for (const id of PAGES[page] ?? []) {
      if (row.is_erased && ERASED.includes(id)) continue;
      yield [`a.${id}`, 1];
      if (answers[id] !== undefined) yield* keysOfAnswer(id, answers[id]);
    }
  }
}

function* keysOfAnswer(id: string, answer: unknown): Generator<[key: string, value: number]> {
  yield [`q.${id}`, 1];
  if (ERASED.includes(id)) return;
  if (typeof answer === 'number') yield [`s.${id}`, answer];
  if (id === 'paid') return;
  if (typeof answer === 'number' || typeof answer === 'string' || typeof answer === 'boolean')
    yield [`i.${id}.${answer}`, 1];
  if (id === 'problems') for (const option of answer as string[]) yield [`i.${id}.${option}`, 1];
  if (id === 'order')
    for (const [at, option] of (answer as string[]).entries()) {
      yield [`r.${id}.${option}.${at + 1}`, 1];
      yield [`t.${id}.${option}`, at + 1];
    }
  if (id === 'parts')
    for (const [row, point] of Object.entries(answer as Record<string, number>)) {
      yield [`r.${id}.${row}.${point}`, 1];
      yield [`t.${id}.${row}`, point];
    }
}

/** In hundredths, so that sums are exact. */
type Totals = Map<string, number>;

async function due(owner: pg.Client, versions: readonly number[]): Promise<Totals> {
  const { rows } = await owner.query<Row>(ROWS, [versions]);
  const { rows: steps } = await owner.query<{ unit: string; id: string }>(ABOVE);
  const above = Map.groupBy(steps, ({ unit }) => unit);
  const totals: Totals = new Map();
  for (const row of rows)
    for (const { id } of above.get(row.node_id) ?? [])
      for (const [key, value] of keysOf(row)) {
        const place = `${id} ${row.survey_version_id} ${row.day} ${key}`;
        totals.set(place, (totals.get(place) ?? 0) + Math.round(value * 100));
      }
  return totals;
}

async function held(owner: pg.Client, versions: readonly number[]): Promise<Totals> {
  const { rows } = await owner.query<{ place: string; value: string }>(
    `select concat_ws(' ', node_id, survey_version_id, day, key) as place, value
     from survey_day cross join lateral jsonb_each_text(counts) where survey_version_id = any($1::bigint[])`,
    [versions],
  );
  return new Map(rows.map(({ place, value }) => [place, Math.round(Number(value) * 100)]));
}

/** The first places at which the roll-up is not what a recount says. */
export async function differences(owner: pg.Client, versions: readonly number[]): Promise<object[]> {
  const [should, is] = await Promise.all([due(owner, versions), held(owner, versions)]);
  for (const [place, value] of should) if (value === 0) should.delete(place);
  return [...new Set([...should.keys(), ...is.keys()])]
    .filter((place) => should.get(place) !== is.get(place))
    .slice(0, 5)
    .map((place) => ({ place, due: should.get(place), is: is.get(place) }));
}
