/**
 * Writes the words of what visitors wrote for the search. Who stores or changes a text adds a row that says so, in the
 * same transaction; this takes those rows and does away with them in the transaction that writes the words, so that
 * nothing is lost where a server dies. One server does it at a time, so that an older text never replaces a newer one.
 */
import { setImmediate } from 'node:timers/promises';
import { keptByCell } from '../../../access/kept-by-cell.ts';
import type { Database, Statement, Transaction } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { localDay } from '../../insight/index.ts';
import { searchedText } from '../search/texts.ts';
import type { Question, SurveyDocument } from '../../../../shared/survey/document.ts';
import { textQuestions, textsIn } from '../../../../shared/survey/free-texts.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const BATCH_ROWS = 200;
const INTERVAL_MS = 500;

interface Due {
  company_id: number;
  id: number;
  feedback_id: number;
}

interface Written {
  company_id: number;
  id: number;
  survey_version_id: number;
  answers: Record<string, unknown>;
  locale: string;
  /** What the visitor added afterwards. */
  messages: string[];
}

/** A version's questions to which something is written; a published version never changes. */
const knownIn = keptByCell<Question[]>(2_000);
const keyOf = (companyId: number, versionId: number): string => `${companyId}:${versionId}`;

/** Writes the words of one batch of answers; answers how many rows it took, 0 too where another server is at it. */
export const fillWords = (database: Database, batch = BATCH_ROWS): Promise<number> =>
  database.withTenant('worker', null, async (transaction) => {
    const [turn] = await transaction.query<{ taken: boolean }>(TAKE_TURN);
    if (!turn?.taken) return 0;
    const due = await transaction.query<Due>({ name: 'words_due', text: DUE, values: [batch] });
    if (due.length === 0) return 0;
    const written = await transaction.query<Written>(readTexts(due));
    await learnVersions(transaction, written);
    await transaction.query(forget('words_forget', ALL, due));
    await storeWords(transaction, written);
    await transaction.query(markDrivers(due));
    // The new rows hold their answers: an erasure is either seen by now, or comes later and finds the words.
    await transaction.query(forget('words_forget_erased', ERASED, due));
    await transaction.query(done(due));
    return due.length;
  });

const TAKE_TURN: Statement = {
  name: 'words_turn',
  text: "select pg_try_advisory_xact_lock(hashtextextended('feedtree words', 0)) as taken",
  values: [],
};

/** In no order, as deltas are folded. */
const DUE = 'select company_id, id, feedback_id from feedback_text_due limit $1';

const keysOf = (due: Due[]): number[][] => [
  due.map(({ company_id }) => company_id),
  due.map(({ feedback_id }) => feedback_id),
];
const ASKED = 'unnest($1::bigint[], $2::bigint[]) as asked(company_id, feedback_id)';

const readTexts = (due: Due[]): Statement => ({
  name: 'words_texts',
  text: `select answered.company_id, answered.id, answered.survey_version_id, answered.answers, answered.locale,
      array(select message.text from feedback_message message where message.company_id = answered.company_id
        and message.feedback_id = answered.id and message.author = 'visitor' order by message.id) as messages
    from (select distinct company_id, feedback_id from ${ASKED}) asked
    join feedback answered on answered.company_id = asked.company_id and answered.id = asked.feedback_id
    where answered.erased_at is null`,
  values: keysOf(due),
});

async function learnVersions(transaction: Transaction, written: Written[]): Promise<void> {
  const known = knownIn(transaction);
  const missing = written.filter((row) => !known.has(keyOf(row.company_id, row.survey_version_id)));
  if (missing.length === 0) return;
  const versions = await transaction.query<{ company_id: number; id: number; document: SurveyDocument }>({
    name: 'words_versions',
    text: `select version.company_id, version.id, version.document
      from (select distinct * from unnest($1::bigint[], $2::bigint[]) as asked(company_id, id)) asked
      join survey_version version on version.company_id = asked.company_id and version.id = asked.id`,
    values: [missing.map((row) => row.company_id), missing.map((row) => row.survey_version_id)],
  });
  for (const { company_id, id, document } of versions) known.set(keyOf(company_id, id), textQuestions(document));
}

/** @param which a query of company and id of the answers whose words go */
const forget = (name: string, which: string, due: Due[]): Statement => ({
  name,
  text: `with gone(company_id, feedback_id) as (${which}), texts as (
      delete from feedback_text text using gone
      where text.company_id = gone.company_id and text.feedback_id = gone.feedback_id
    )
    delete from feedback_word word using gone
    where word.company_id = gone.company_id and word.feedback_id = gone.feedback_id`,
  values: keysOf(due),
});
const ALL = `select company_id, feedback_id from ${ASKED}`;
const ERASED = `select answered.company_id, answered.id from ${ASKED}
  join feedback answered on answered.company_id = asked.company_id and answered.id = asked.feedback_id
  where answered.erased_at is not null`;

async function storeWords(transaction: Transaction, written: Written[]): Promise<void> {
  const rows = [];
  const known = knownIn(transaction);
  for (const row of written) {
    const questions = known.get(keyOf(row.company_id, row.survey_version_id)) ?? [];
    const answered = textsIn(questions, row.answers);
    const found = searchedText([...answered, ...row.messages], row.locale);
    if (found) rows.push({ company_id: row.company_id, feedback_id: row.id, ...found });
    // Others have their turn between two texts.
    await setImmediate();
  }
  if (rows.length === 0) return;
  await transaction.query({ name: 'words_store', text: STORE, values: [JSON.stringify(rows)] });
}

/** A choice may be all that completes an answer: then no counter tells of it. */
const markDrivers = (due: Due[]): Statement => ({
  name: 'words_mark_drivers',
  text: `insert into driver_day_due (company_id, node_id, day)
    select distinct answered.company_id, answered.node_id, ${localDay('answered.')} from ${ASKED}
    join feedback answered on answered.company_id = asked.company_id and answered.id = asked.feedback_id
    where not answered.is_repeat`,
  values: keysOf(due),
});

const STORE = `with found as (
    select * from jsonb_to_recordset($1::jsonb)
      as found(company_id bigint, feedback_id bigint, words text[], text text)
  ), texts as (
    insert into feedback_text (company_id, feedback_id, words) select company_id, feedback_id, text from found
  )
  insert into feedback_word (company_id, feedback_id, word, created_at)
  select found.company_id, found.feedback_id, word, answered.created_at
  from found join feedback answered on answered.company_id = found.company_id and answered.id = found.feedback_id,
    unnest(found.words) word`;

const done = (due: Due[]): Statement => ({
  name: 'words_done',
  text: `delete from feedback_text_due due using unnest($1::bigint[], $2::bigint[]) as taken(company_id, id)
    where due.company_id = taken.company_id and due.id = taken.id`,
  values: [due.map(({ company_id }) => company_id), due.map(({ id }) => id)],
});

/** Looks twice a second until stopped. */
export const startFillingWords = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'writing words for the search',
    pauseMs: INTERVAL_MS,
    log,
    round: async () => (await fillWords(database)) === BATCH_ROWS,
  });
