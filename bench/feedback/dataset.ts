/**
 * The data of the feedback list and the dashboard: 1,000 tenants with 50,000 units, of which one has a fifth, and answers
 * spread likewise over two years, each with the opening of its page. Made by SQL alone, alike each time.
 */
import type pg from 'pg';
import { defaultSurvey } from '../../shared/survey/default-survey.ts';
import type { Contents } from '../database.ts';
import { rebuildRollUps } from '../../server/modules/insight/roll-ups/rebuild.ts';
import { withConnection } from '../../server/database/with-connection.ts';

export interface FeedbackSize {
  answers: number;
}

export const TENANTS = 1_000;
export const UNITS = 50_000;
/** The largest tenant has one of so many units and answers. */
const LARGEST_ONE_IN = 5;
const UNITS_OF_LARGEST = UNITS / LARGEST_ONE_IN;
const UNITS_OF_OTHERS = Math.floor((UNITS - UNITS_OF_LARGEST) / (TENANTS - 1));
const USERS = 20;
const TAGS = 20;

/** From the most frequent on: the word of rank n is written n times less than the first. */
const WORDS =
  `the and was very good bad service food staff coffee cold warm table waiter slow quick friendly rude clean dirty
  room bed noise music price expensive cheap menu drink beer wine water soup salad bread meat fish dessert breakfast lunch
  dinner evening morning yesterday today again never always sometimes parking entrance toilet kitchen terrace garden window
  door light heating air conditioning smell reservation waiting queue cashier bill payment card cash change discount offer
  quality quantity portion taste fresh stale salty sweet spicy burnt raw vegetarian vegan allergy children family friend
  birthday wedding manager reception elevator stairs towel shower bathroom internet wifi television pillow blanket carpet`
    .split(/\s+/)
    .map((word) => `'${word}'`);

export const feedbackContents = (size: FeedbackSize): Contents => ({
  name: `feedback_${size.answers}`,
  fill: (url) => fillFeedback(url, size),
});

/** Fills an empty, migrated database as its owner, to whom row-level security does not apply. */
async function fillFeedback(connectionString: string, { answers }: FeedbackSize): Promise<void> {
  await withConnection(connectionString, async (client) => {
    await client.query('begin');
    // What refers to a row is made from that row here: nothing is to be checked.
    await client.query(
      'set local session_replication_role = replica; set local synchronous_commit = off; set local jit = off',
    );
    await client.query("set local work_mem = '512MB'; set local maintenance_work_mem = '512MB'");
    await client.query('select setseed(0.42)');
    const { rows } = await client.query<{ name: string; definition: string }>(INDEXES);
    for (const { name } of rows) await client.query(`drop index ${name}`);
    for (const [text, values] of statements(answers)) await client.query(text, values);
    for (const { definition } of rows) await client.query(definition);
    await rollUp(client);
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

/** Those that keep no promise are made at the end at once, which is several times as quick. */
const INDEXES = `select format('%I', relation.relname) as name, pg_get_indexdef(relation.oid) as definition
  from pg_index kept join pg_class relation on relation.oid = kept.indexrelid
  where not kept.indisunique and kept.indrelid in ('feedback'::regclass, 'feedback_word'::regclass, 'feedback_tag_link'::regclass)`;

const PEOPLE = `insert into customer_user (company_id, full_name, email, login_email, is_admin, state)
  select id, 'User ' || u, mailbox, mailbox, u = 1, 'active'
  from customer, generate_series(1, ${USERS}) u, lateral (select 'user' || id || '-' || u || '@bench.example' as mailbox) mail`;

const statements = (answers: number): [text: string, values: unknown[]][] => [
  [
    `insert into customer (name, email) select 'Company ' || c, 'company' || c || '@bench.example' from generate_series(1, ${TENANTS}) c`,
    [],
  ],
  [
    `insert into survey (company_id, name, origin, draft) select id, 'Default survey', 'default', $1 from customer`,
    [JSON.stringify(defaultSurvey)],
  ],
  [
    `insert into survey_version (company_id, survey_id, number, document) select company_id, id, 1, $1 from survey`,
    [JSON.stringify(defaultSurvey)],
  ],
  [`update customer set default_survey_id = (select s.id from survey s where s.company_id = customer.id)`, []],
  [PEOPLE, []],
  [SESSIONS, []],
  [
    `insert into company_tag (company_id, name) select id, 'Tag ' || t from customer, generate_series(1, ${TAGS}) t`,
    [],
  ],
  [`insert into organization (company_id, name) select id, 'Organization' from customer`, []],
  ...tree,
  [
    `insert into node_user_access (company_id, user_id, node_id, feedback_read)
      select u.company_id, u.id, n.id, true from customer_user u
      join lateral (select id from node where company_id = u.company_id order by id offset u.id % ${UNITS_OF_OTHERS} limit 1) n on not u.is_admin`,
    [],
  ],
  [
    `create temp table units on commit drop as
      select company_id, array_agg(id order by id) as ids, count(*)::int as count from node group by company_id`,
    [],
  ],
  [ANSWERS, [answers]],
  [
    `insert into feedback_tag_link (company_id, feedback_id, tag_id, created_at)
      select company_id, id, tag, created_at from feedback, unnest(tag_ids) tag`,
    [],
  ],
  [
    `insert into feedback_word (company_id, feedback_id, word, created_at)
      select distinct company_id, id, word, created_at from feedback, regexp_split_to_table(lower(comment), '[^a-z0-9]+') word
      where comment is not null and word <> '' order by created_at`,
    [],
  ],
  [
    `insert into feedback_text (company_id, feedback_id, words)
      select company_id, id, ' ' || regexp_replace(lower(comment), '[^a-z0-9]+', ' ', 'g') || ' ' from feedback where comment is not null`,
    [],
  ],
  [
    `insert into node_read (company_id, node_id, locale, created_at)
      select company_id, node_id, locale, created_at from feedback`,
    [],
  ],
];

/** Made at once and not by folding. */
async function rollUp(client: pg.Client): Promise<void> {
  await client.query('analyze');
  const { rows } = await client.query<{ id: string }>('select id from customer');
  for (const { id } of rows) for (const text of rebuildRollUps) await client.query(text, [id]);
}

const SESSIONS = `insert into session (company_id, user_id, family, refresh_hash, expires_at)
  select company_id, id, gen_random_uuid(), gen_random_uuid()::text, now() + interval '1 year' from customer_user`;

/** A root, branches of a hundred units at most below it. */
const tree: [text: string, values: unknown[]][] = [
  [
    `insert into node (company_id, organization_id, name, type, path)
      select o.company_id, o.id, 'Unit ' || u, case when u = 1 then 'root' else 'room' end, ''
      from organization o cross join lateral generate_series(1, case when o.company_id = (select min(id) from customer)
        then ${UNITS_OF_LARGEST} else ${UNITS_OF_OTHERS} end) u order by o.company_id, u`,
    [],
  ],
  [
    `with numbered as materialized (select company_id, id, row_number() over (partition by company_id order by id) as u from node)
      update node set parent_id = parent.id from numbered self, numbered parent
      where node.company_id = self.company_id and node.id = self.id and parent.company_id = self.company_id and self.u > 1
        and parent.u = case when self.u <= 101 then 1 else 2 + self.u % 100 end`,
    [],
  ],
  [
    `with recursive tree as (
        select company_id, id, '/' || id || '/' as path from node where parent_id is null
        union all
        select n.company_id, n.id, tree.path || n.id || '/' from node n join tree on tree.company_id = n.company_id and tree.id = n.parent_id)
      update node set path = tree.path from tree where tree.company_id = node.company_id and tree.id = node.id`,
    [],
  ],
];

/** The newest last, as they come; some units are answered much more than others. */
const ANSWERS = `with first as (select min(company_id) as id from units),
  drawn as materialized (
    select a, case when a % ${LARGEST_ONE_IN} = 0 then first.id else first.id + 1 + (random() * ${TENANTS - 2})::int end as company,
      random() as place, random() as handled, random() as urgent, random() as who, random() as said, random() as tagged,
      random() as spoken, random() as flagged
    from first, generate_series(1, $1::integer) a
  )
  insert into feedback (company_id, node_id, node_path, survey_version_id, status, priority, assignee_id, score, answers,
    comment, locale, is_partial, is_repeat, read_at, tag_ids, response_token, created_at, due_at)
  select units.company_id, node.id, node.path, version.id,
    case when handled < 0.2 then 'new' when handled < 0.3 then 'in_processing' when handled < 0.95 then 'completed' else 'cancelled' end,
    case when urgent < 0.2 then 'low' when urgent < 0.9 then 'normal' else 'high' end,
    case when who < 0.4 then users.id + (who * 2.5 * ${USERS - 1})::int end,
    case when said < 0.9 then (random() * 100)::int end, jsonb_build_object('experience', 1 + a % 5, 'comment', texts.text),
    texts.text, case when spoken < 0.7 then 'en' when spoken < 0.9 then 'de' else (array['tr', 'fr', 'ja', 'ko'])[1 + a % 4] end,
    flagged < 0.03, flagged > 0.98, case when handled >= 0.15 then now() end,
    case when tagged < 0.15 then array[tags.id + (tagged / 0.15 * ${TAGS - 1})::int] else '{}' end,
    gen_random_uuid(), now() - make_interval(secs => ($1 - a) * (63072000.0 / $1)),
    case when a % 50 = 0 then now() - make_interval(secs => ($1 - a) * (63072000.0 / $1)) + interval '1 day' end
  from drawn
  join units on units.company_id = drawn.company
  join node on node.company_id = drawn.company and node.id = units.ids[1 + floor(place * place * units.count)::int]
  join survey_version version on version.company_id = drawn.company
  join (select company_id, min(id) as id from customer_user group by company_id) users on users.company_id = drawn.company
  join (select company_id, min(id) as id from company_tag group by company_id) tags on tags.company_id = drawn.company
  left join lateral (
    select string_agg((array[${WORDS.join(', ')}])[1 + floor(${WORDS.length} ^ random() - 1)::int], ' ')
      || case when a % 997 = 0 then ' rarity' || a % 100 else '' end as text
    from generate_series(1, 10 + a % 10)
  ) texts on a % 3 = 0
  order by a`;
