/** What a journey of visitors finds in the database, and leaves there. */
import type pg from 'pg';

export interface StoredFeedback {
  answers: Record<string, unknown>;
  is_partial: boolean;
  is_repeat: boolean;
  score: number | null;
  locale: string;
}

export interface VisitorData {
  /** The codes of units that ask the company's default survey. */
  codes: string[];
  /** Feedback of a code's unit that came during the journey, oldest first. */
  feedbackAt: (code: string) => Promise<StoredFeedback[]>;
  readsAt: (code: string) => Promise<number>;
  /** Id of a code's unit. */
  unitAt: (code: string) => Promise<number>;
  /** Lets a code's unit ask a survey of its own. */
  askAt: (code: string, document: object) => Promise<void>;
  /** Lets a code's unit ask the company's survey again; what came there before counts for nothing any more. */
  startOver: (code: string) => Promise<void>;
  /** Names of the files that were stored with the feedback at a code. */
  filesAt: (code: string) => Promise<string[]>;
}

/** Of a company that uses nothing but its default survey. */
export async function openVisitorData(database: pg.Pool): Promise<VisitorData> {
  const query = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
    (await database.query<Row>(text, values)).rows;
  const [{ started } = { started: '' }] = await query<{ started: string }>('select now()::text as started');
  const startedAt = new Map<string, string>();
  const startOf = (code: string): string => startedAt.get(code) ?? started;
  const codes = await query<{ code: string }>(
    `select code.code from node_qr_code code
      join node on node.company_id = code.company_id and node.id = code.node_id and node.deleted_at is null
      join node_survey own on own.company_id = node.company_id and own.node_id = node.id and own.survey_id is null
      where not exists (select from group_node g where g.company_id = code.company_id and g.kind = 'survey')
        and not exists (select from node_survey s where s.company_id = code.company_id and s.survey_id is not null)
      order by code.id`,
  );
  return {
    codes: codes.map(({ code }) => code),
    feedbackAt: (code) =>
      query(
        `select f.answers, f.is_partial, f.is_repeat, f.score, f.locale from feedback f
          join node_qr_code c on c.company_id = f.company_id and c.node_id = f.node_id
          where c.code = $1 and f.created_at >= $2 order by f.id`,
        code,
        startOf(code),
      ),
    async readsAt(code) {
      const [row] = await query<{ reads: number }>(
        `select count(*)::int as reads from node_read r
          join node_qr_code c on c.company_id = r.company_id and c.id = r.node_qr_code_id
          where c.code = $1 and r.created_at >= $2 and not r.is_bot`,
        code,
        startOf(code),
      );
      return row?.reads ?? 0;
    },
    async unitAt(code) {
      const [row] = await query<{ id: number }>('select node_id::int as id from node_qr_code where code = $1', code);
      return row?.id ?? 0;
    },
    async askAt(code, document) {
      await query(
        `with place as (
            select company_id, node_id from node_qr_code where code = $1
          ), made as (
            insert into survey (company_id, name, origin, draft)
            select company_id, 'A survey of a journey', 'node', $2::jsonb from place returning company_id, id
          ), version as (
            insert into survey_version (company_id, survey_id, number, document)
            select company_id, id, 1, $2::jsonb from made returning id
          )
          update node_survey own set survey_id = made.id from made, place, version
          where own.company_id = place.company_id and own.node_id = place.node_id`,
        code,
        JSON.stringify(document),
      );
    },
    async startOver(code) {
      await query(
        `update node_survey own set survey_id = null from node_qr_code c
          where c.code = $1 and own.company_id = c.company_id and own.node_id = c.node_id`,
        code,
      );
      const [row] = await query<{ now: string }>('select now()::text as now');
      startedAt.set(code, row?.now ?? started);
    },
    async filesAt(code) {
      const rows = await query<{ file_name: string }>(
        `select m.file_name from node_survey_answer_media m
          join feedback f on f.company_id = m.company_id and f.id = m.feedback_id
          join node_qr_code c on c.company_id = f.company_id and c.node_id = f.node_id
          where c.code = $1 and f.created_at >= $2 order by m.id`,
        code,
        startOf(code),
      );
      return rows.map(({ file_name }) => file_name);
    },
  };
}
