import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../access/database.ts';
import { locales } from '../../shared/i18n/locales.ts';
import { passwordMatches } from '../modules/identity/session/passwords.ts';
import { normalizeCode } from '../../shared/codes/code.ts';
import { demoLogins, demoPassword, demoVisitorCodes, seedDemo } from './index.ts';
import { now, openSeeded } from './test/seeded.ts';

const demo = await openSeeded((url) => seedDemo(url, { now }));
afterAll(() => demo.drop());

const count = async (table: string, company: string): Promise<number> => {
  const [row] = await demo.rows<{ count: string }>(
    `select count(*) from ${table} where company_id = (select id from customer where name like $1)`,
    [`${company}%`],
  );
  return Number(row?.count);
};

describe('what the demo shows', () => {
  const expected: [table: string, acme: number, globex: number][] = [
    ['node', 60, 8],
    ['organization', 2, 1],
    ['customer_user', 10, 2],
    ['user_credential', 10, 2],
    ['node_survey', 60, 8],
    ['survey', 6, 2],
    ['survey_group', 2, 0],
    ['qr_code_group', 2, 1],
    ['link_list_group', 1, 0],
    ['company_saved_card', 1, 1],
    ['support_ticket', 6, 2],
    ['subscription', 2, 1],
    ['invoice', 10, 8],
  ];
  test.each(expected)('%s has its rows in either company', async (table, acme, globex) => {
    expect([await count(table, 'Acme'), await count(table, 'Globex')]).toEqual([acme, globex]);
  });

  test('some five thousand answers and four to six reads each', async () => {
    const answers = await count('feedback', 'Acme');
    expect(answers).toBeGreaterThan(4_900);
    expect(answers).toBeLessThan(5_100);
    const reads = (await count('node_read', 'Acme')) / answers;
    expect(reads).toBeGreaterThan(4);
    expect(reads).toBeLessThan(6);
  });

  test('every language has written something, and no placeholder was left in', async () => {
    const written = await demo.rows<{ locale: string; odd: number }>(
      `select locale, count(*) filter (where comment like '%{%')::integer as odd from feedback where comment is not null group by locale`,
    );
    expect(written.map(({ locale }) => locale).toSorted()).toEqual(locales.toSorted());
    expect(written.filter(({ odd }) => odd > 0)).toEqual([]);
  });

  test('its cards pay: a demo that is left running keeps companies that can write', async () => {
    const cards = await demo.rows<{ behavior: string }>(
      `select name, behavior from customer join company_saved_card card on card.id = saved_card_id
        join simulated_card on token = gateway_token order by name`,
    );
    expect(cards.map(({ behavior }) => behavior)).toEqual(['pays', 'pays']);
  });

  test('tree: three levels, paths that lead through the parents, one own code for each unit', async () => {
    const levels = await demo.rows(
      `select cardinality(string_to_array(trim(both '/' from path), '/')) as level, count(*)::integer as units from node
       where company_id = (select id from customer where name like 'Acme%') group by 1 order by 1`,
    );
    expect(levels).toEqual([
      { level: 1, units: 5 },
      { level: 2, units: 15 },
      { level: 3, units: 40 },
    ]);
    const wrong = await demo.rows(
      `select node.id from node left join node above on above.company_id = node.company_id and above.id = node.parent_id
       where node.path <> coalesce(above.path, '/') || node.id || '/'
         or (select count(*) from node_qr_code code where code.company_id = node.company_id and code.node_id = node.id and code.origin = 'unit') <> 1`,
    );
    expect(wrong).toEqual([]);
    const codes = await demo.rows<{ code: string }>('select code from node_qr_code');
    expect(codes.filter(({ code }) => normalizeCode(code) !== code)).toEqual([]);
  });

  test('one branch has a bad month that is over, the others do not', async () => {
    const scores = await demo.rows<{ time: string; score: number; others: number }>(
      `select case when age < 33 then 'after' when age < 62 then 'dip' else 'before' end as time,
         avg(score) filter (where external_id like 'BER-MITTE%')::integer as score,
         avg(score) filter (where external_id not like 'BER-MITTE%')::integer as others
       from (select external_id, score, extract(epoch from $1::timestamptz - feedback.created_at) / 86400 as age
         from feedback join node on node.company_id = feedback.company_id and node.id = node_id) as aged group by 1`,
      [now],
    );
    const at = (time: string) => scores.find((row) => row.time === time) ?? { score: 0, others: 0 };
    expect(at('before').score - at('dip').score).toBeGreaterThan(20);
    expect(at('after').score - at('dip').score).toBeGreaterThan(20);
    expect(Math.abs(at('before').others - at('dip').others)).toBeLessThan(5);
  });

  test('weekends and meal times are busier', async () => {
    const [rhythm] = await demo.rows<{ saturday: number; tuesday: number; noon: number; morning: number }>(
      `select count(*) filter (where extract(isodow from time) = 6)::integer as saturday,
         count(*) filter (where extract(isodow from time) = 2)::integer as tuesday,
         count(*) filter (where extract(hour from time) in (12, 13))::integer as noon,
         count(*) filter (where extract(hour from time) in (9, 10))::integer as morning
       from (select feedback.created_at + interval '3 hours' as time from feedback
         join node on node.company_id = feedback.company_id and node.id = node_id where external_id like 'IST-%') as local`,
    );
    expect(rhythm?.saturday).toBeGreaterThan((rhythm?.tuesday ?? 0) * 1.3);
    expect(rhythm?.noon).toBeGreaterThan((rhythm?.morning ?? 0) * 1.5);
  });
});

describe('who gets in', () => {
  test.each(demoLogins)('$email signs in with the password of the demo', async ({ email }) => {
    const [account] = await demo.rows<{ password_hash: string; state: string }>(
      `select password_hash, state from customer_user person
       join user_credential secret on secret.company_id = person.company_id and secret.user_id = person.id where email = $1`,
      [email],
    );
    expect(account?.state).toBe('active');
    expect(await passwordMatches(account?.password_hash ?? null, demoPassword)).toBe(true);
    expect(await passwordMatches(account?.password_hash ?? null, `${demoPassword}!`)).toBe(false);
  });

  test('the clerk has one branch, the newcomer has nothing', async () => {
    const grants = await demo.rows(
      `select email, external_id, feedback_read, feedback_edit, feedback_delete, node_edit from node_user_access access
       join customer_user person on person.company_id = access.company_id and person.id = user_id
       join node on node.company_id = access.company_id and node.id = node_id
       where email in ('clerk@acme.example', 'newcomer@acme.example')`,
    );
    expect(grants).toEqual([
      {
        email: 'clerk@acme.example',
        external_id: 'BER-MITTE',
        feedback_read: true,
        feedback_edit: true,
        feedback_delete: false,
        node_edit: false,
      },
    ]);
  });

  test('a company sees its own rows and no other’s, and nobody sees any without a company', async () => {
    const companies = await demo.rows<{ id: string; name: string }>(
      'select id, name from customer where not is_platform',
    );
    const database = openDatabase({ connectionString: demo.url });
    const seen = (companyId: number | null) =>
      database.statement('app', companyId, {
        text: `select (select count(*) from node) as units, (select count(*) from customer) as companies,
          (select count(distinct company_id) from feedback) as feedback_of, (select count(*) from customer_user) as users`,
        values: [],
      });
    try {
      const [acme, globex] = companies.map(({ id }) => Number(id));
      expect(await seen(acme ?? 0)).toEqual([{ units: 60, companies: 1, feedback_of: 1, users: 10 }]);
      expect(await seen(globex ?? 0)).toEqual([{ units: 8, companies: 1, feedback_of: 1, users: 2 }]);
      expect(await seen(null)).toEqual([{ units: 0, companies: 0, feedback_of: 0, users: 0 }]);
    } finally {
      await database.close();
    }
  });

  test('the printed codes lead to units of both companies', async () => {
    const codes = await demoVisitorCodes(demo.url);
    expect(codes.map(({ unit }) => unit)).toEqual([
      'Berlin Mitte, Table 1',
      'Tokyo Asakusa, Tatami rooms',
      'Tokyo Asakusa, Rooftop bath',
      'The Loop, Phones and tablets',
    ]);
    const known = await demo.rows('select from node_qr_code_code_directory where value = any($1)', [
      codes.map(({ code }) => code),
    ]);
    expect(known).toHaveLength(codes.length);
  });
});
