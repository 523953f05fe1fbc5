/** What the demo says is true: its rows agree with each other and with the product's rules. */
import { afterAll, expect, test } from 'vitest';
import { checkAnswers } from '../../shared/survey/answers.ts';
import { commentOf } from '../../shared/survey/free-texts.ts';
import { priorityOf, scoreOf } from '../../shared/survey/score.ts';
import { surveyViolations } from '../../shared/survey/check-survey.ts';
import type { RawAnswers, SurveyDocument } from '../../shared/survey/document.ts';
import type { FieldViolation } from '../errors.ts';
import { feedback } from '../generated/feedback.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { documentViolations } from '../validation/validate.ts';
import { seedDemo } from './index.ts';
import { now, openSeeded } from './test/seeded.ts';

const demo = await openSeeded((url) => seedDemo(url, { now }));
afterAll(() => demo.drop());

test('answers are valid in the version that was answered; score, priority and comment follow from them', async () => {
  const versions = await demo.rows<{ id: string; document: SurveyDocument }>('select id, document from survey_version');
  const documents = new Map(versions.map(({ id, document }) => [id, document]));
  const stored = await demo.rows<{
    survey_version_id: string;
    answers: RawAnswers;
    score: number | null;
    lowest_part: number | null;
    priority: string;
    comment: string | null;
    is_partial: boolean;
  }>('select survey_version_id, answers, score, lowest_part, priority, comment, is_partial from feedback');
  const wrong = stored.filter(({ survey_version_id, answers: raw, priority, comment, is_partial, ...row }) => {
    const survey = documents.get(survey_version_id);
    if (!survey) return true;
    const { answers, violations } = checkAnswers(survey, raw, { partial: is_partial });
    const dropped = Object.keys(raw).length !== Object.keys(answers).length;
    const score = scoreOf(survey, answers);
    const derived = [score.score, score.lowest, priorityOf(score), commentOf(survey, answers)];
    const kept = [row.score, row.lowest_part, priority, comment];
    return dropped || violations.length > 0 || JSON.stringify(derived) !== JSON.stringify(kept);
  });
  expect(stored.length).toBeGreaterThan(5_000);
  expect(wrong).toEqual([]);
});

test('what is designed is what a designer could have made', async () => {
  const designed = await demo.rows<{ dialect: string; document: unknown }>(
    `select 'survey' as dialect, document from survey_version union all select 'link-list', document from link_list_group
     union all select 'qr-design', design from qr_code_group where design is not null`,
  );
  expect(new Set(designed.map(({ dialect }) => dialect))).toEqual(new Set(['survey', 'link-list', 'qr-design']));
  expect(designed.flatMap(({ dialect, document }) => documentViolations(dialect, document))).toEqual([]);
  const surveys = await demo.rows<{ document: SurveyDocument }>(
    'select document from survey_version union all select draft as document from survey',
  );
  expect(surveys.flatMap(({ document }) => surveyViolations(document))).toEqual([]);
});

test('the roll-ups of each unit are those of the answers and reads in it and below', async () => {
  const differing = await demo.rows(
    `with counted as (
       select company_id, node_id, (created_at at time zone 'UTC')::date as day, 0 as reads, 1 as answers,
         (status in ('new', 'in_processing'))::integer as open, coalesce(score, 0)::integer as score_sum, (score is not null)::integer as score_count,
         (nps >= 9)::integer as nps_promoters, (smiley = 5)::integer as smiley_5
       from feedback where not is_repeat
       union all
       select company_id, node_id, (created_at at time zone 'UTC')::date, 1, 0, 0, 0, 0, 0, 0 from node_read where not is_bot
     ), summed as (
       select above.company_id, above.id as node_id, day, sum(reads) as reads, sum(answers) as answers, sum(open) as open,
         sum(score_sum) as score_sum, sum(score_count) as score_count,
         coalesce(sum(nps_promoters), 0) as nps_promoters, coalesce(sum(smiley_5), 0) as smiley_5
       from counted join node below on below.company_id = counted.company_id and below.id = node_id
       join node above on above.company_id = below.company_id and starts_with(below.path, above.path)
         and above.deleted_at is not distinct from below.deleted_at
       group by 1, 2, 3
     ), stored as (
       select company_id, node_id, day, reads, answers, open, score_sum, score_count, nps_promoters, smiley_5 from subtree_day
     )
     (select * from summed except select * from stored) union all (select * from stored except select * from summed)`,
  );
  expect(differing).toEqual([]);
  const [some] = await demo.rows<{ days: string; promoters: string }>(
    'select count(*) as days, sum(nps_promoters) as promoters from subtree_day',
  );
  expect(Number(some?.days)).toBeGreaterThan(1_000);
});

test('states fit: closed has a closing time, handled was read, nothing lies in the future or before its cause', async () => {
  const wrong = await demo.rows(
    `select id from feedback where (closed_at is not null) <> (status in ('completed', 'cancelled'))
       or (status <> 'new' and read_at is null) or read_at < created_at or (closed_at < read_at and is_solved is null)
       or greatest(created_at, read_at, closed_at) > $1
     union all select id from feedback_comment where created_at > $1
     union all select id from feedback_message where created_at > $1
     union all select id from feedback_change where created_at > $1
     union all select id from node_read where created_at > $1
     union all select id from support_comment where created_at > $1
     union all select id from invoice where issued_at > $1`,
    [now],
  );
  expect(wrong).toEqual([]);
  const [share] = await demo.rows<{ old: number; fresh: number }>(
    `select avg((status in ('completed', 'cancelled'))::integer) filter (where created_at < $1::timestamptz - interval '40 days') as old,
       avg((status = 'new')::integer) filter (where created_at > $1::timestamptz - interval '1 day') as fresh from feedback`,
    [now],
  );
  expect(Number(share?.old)).toBeGreaterThan(0.9);
  expect(Number(share?.fresh)).toBeGreaterThan(0.7);
});

test('who was given a feedback may edit it, and its tags are the company’s own', async () => {
  const wrong = await demo.rows(
    `select feedback.id from feedback
     join customer_user person on person.company_id = feedback.company_id and person.id = assignee_id
     where not person.is_admin and not exists (
       select from node_user_access access join node granted on granted.company_id = access.company_id and granted.id = access.node_id
       where access.company_id = feedback.company_id and access.user_id = person.id and access.feedback_edit
         and starts_with(feedback.node_path, granted.path))
     union all
     select feedback.id from feedback cross join unnest(tag_ids) as used (id)
     where not exists (select from company_tag tag where tag.company_id = feedback.company_id and tag.id = used.id)`,
  );
  expect(wrong).toEqual([]);
});

test('what was said afterwards follows the answer, is in its history, and was heard before it was judged', async () => {
  const told = await demo.rows<{ said: number; solved: number; unsolved: number; wrong: number }>(
    `select count(*)::integer as said, count(*) filter (where is_solved)::integer as solved,
       count(*) filter (where not is_solved)::integer as unsolved,
       count(*) filter (where message.first < feedback.created_at or message.last > feedback.read_at
         or message.texts <> change.texts or feedback.locale is null
         or (is_solved is not null) <> change.is_judged
         or (is_solved and status <> 'completed') or (not is_solved and status <> 'in_processing'))::integer as wrong
     from feedback
     join lateral (select count(*) as texts, min(created_at) as first, max(created_at) as last from feedback_message
       where feedback_id = feedback.id having count(*) > 0) message on true
     join lateral (select count(*) filter (where field in ('reply', 'message')) as texts,
         coalesce(bool_or(field = 'is_solved'), false) as is_judged from feedback_change
       where feedback_id = feedback.id) change on true`,
  );
  expect(told).toEqual([{ said: 7, solved: 5, unsolved: 1, wrong: 0 }]);
  const judged = await demo.rows('select from feedback where is_solved is not null');
  expect(judged).toHaveLength(6);
});

test('saved views are filters that the list takes', async () => {
  const views = await demo.rows<{ name: string; filter: unknown }>('select name, filter from saved_filter');
  const errors: FieldViolation[] = [];
  for (const { filter } of views) parseFilter(feedback, filter, errors);
  expect(errors).toEqual([]);
  expect(views.map(({ name }) => name)).toContain('Urgent and open');
});

test('bills add up, and what is paid was paid', async () => {
  const wrong = await demo.rows(
    `select number from invoice where total <> subtotal - discount_amount + tax_amount
       or tax_amount <> round((subtotal - discount_amount) * tax_rate / 100)
       or (state = 'paid') <> coalesce((select sum(amount) = total from payment
            where payment.company_id = invoice.company_id and invoice_id = invoice.id and state = 'paid'), false)`,
  );
  expect(wrong).toEqual([]);
  const plans = await demo.rows(
    `select customer.name, plan.tag from subscription join plan on plan.id = plan_id join customer on customer.id = company_id
     where is_current order by customer.id`,
  );
  expect(plans.map((row) => Object.values(row))).toEqual([
    ['Acme Cafés & Hotels GmbH', 'pro'],
    ['Globex Repairs Inc.', 'basic'],
  ]);
  const numbers = await demo.rows<{ number: string }>('select number from invoice order by issued_at, number');
  expect(numbers).toEqual(numbers.toSorted((one, other) => (one.number < other.number ? -1 : 1)));
});
