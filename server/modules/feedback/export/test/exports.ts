/** An application that exports are tried on: answers to be exported, exports asked for, made and fetched. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Served, serveWorld } from '../../../../test/scenarios.ts';
import { type Company, insertRow } from '../../../../test/world.ts';

export interface AnswerValues {
  comment?: string | null;
  node?: number;
  status?: string;
  answers?: object;
  company?: Company;
  at?: Date;
}

export interface Export {
  id: number;
  state: string;
  row_count: number | null;
  rows_done: number;
  byte_size: number | null;
  failure: string | null;
}

const never = new AbortController().signal;

/** Serves a world for the tests of a file; each begins without answers and exports. */
export function serveExports() {
  let world: Served | undefined;
  const served = (): Served => {
    if (!world) throw new Error('The world is served once the tests run.');
    return world;
  };
  beforeAll(async () => {
    world = await serveWorld();
  });
  afterAll(() => served().close());

  const query = <Row extends object>(company: Company, text: string, ...values: unknown[]): Promise<Row[]> =>
    served().database.statement<Row>('app', company.id, { text, values });
  const run = (signal = never) => served().app.exporter.round(signal);

  beforeEach(async () => {
    for (const company of [served().world.companyA, served().world.companyB]) {
      await query(company, 'delete from feedback_export');
      await query(company, 'delete from feedback');
    }
  });

  async function ask(as: string, body: object, headers = {}): Promise<Export> {
    const answered = await served().call({ as, method: 'POST', path: 'feedback/export', body, headers });
    expect(answered).toMatchObject({ status: 201, body: { state: 'queued' } });
    return answered.body as Export;
  }

  const read = async (as: string, id: number): Promise<Export> =>
    (await served().call({ as, path: `feedbackexports/${id}` })).body as Export;

  const fetchFile = async (as: string, id: number): Promise<Response> =>
    fetch(`${served().origin}/api/feedbackexports/${id}/file`, { headers: await served().world.authorization(as) });

  return {
    served,
    query,
    run,
    ask,
    read,
    fetchFile,
    asWorker: (text: string, ...values: unknown[]) => served().database.lookup<object>('worker', { text, values }),

    answer({
      comment = null,
      node,
      status = 'new',
      answers = {},
      at,
      company = served().world.companyA,
    }: AnswerValues) {
      const unit = node ?? company.nodes.room;
      return insertRow(served().database, company.id, 'feedback', {
        node_id: unit,
        node_path: `/${unit}/`,
        survey_version_id: company.surveyVersionId,
        answers,
        comment,
        score: 75,
        status,
        response_token: randomUUID(),
        ...(at && { created_at: at }),
      });
    },

    /** A whole export: asked for, made, fetched. */
    async exported(as: string, body: object, headers = {}): Promise<Buffer> {
      const { id } = await ask(as, body, headers);
      expect(await run()).toBe(true);
      expect(await read(as, id)).toMatchObject({ state: 'done', failure: null });
      const response = await fetchFile(as, id);
      expect(response.status).toBe(200);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect((await read(as, id)).byte_size).toBe(bytes.length);
      return bytes;
    },
  };
}
