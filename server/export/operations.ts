/** Feedback as files: asked for, and fetched by who asked. */
import { createParameters } from '../access/parameters.ts';
import { signedIn } from '../access/principal.ts';
import {
  exportErased,
  exportNotReady,
  exportRightLost,
  exportsWaiting,
  exportUnderWay,
  forbidden,
  notFound,
} from '../errors.ts';
import { feedback } from '../generated/feedback.ts';
import { feedbackExport } from '../generated/feedback_export.ts';
import { attachment } from '../imports/attachment.ts';
import { refused } from '../kernel/context.ts';
import { audit } from '../kernel/audit.ts';
import type { Call, Kernel } from '../kernel/crud.ts';
import type { ActionRequest, Work } from '../kernel/extension.ts';
import { parseId } from '../kernel/parse.ts';
import { sealed } from '../media/serve.ts';
import type { Operation, OperationRequest } from '../registry.ts';
import type { FileStore } from '../storage/file-store.ts';
import { formatOf } from './formats/index.ts';
import { type GrantedNodes, grantsOf, stillGranted } from './grants.ts';
import { KEPT_HOURS } from './jobs.ts';
import { type ExportRequest, listRequestOf, requestSchema } from './request.ts';
import { translate } from './words.ts';

interface ExportParts {
  kernel: Kernel;
  store: FileStore;
}

const callOf = ({ principal, locale, requestId }: OperationRequest): Call => ({ principal, locale, requestId });

/** Of one company. */
const MAX_WAITING = 5;

const askForFile = ({ kernel }: ExportParts): Operation => ({
  id: `${feedback.id}.export`,
  whileReadOnly: true,
  method: 'POST',
  path: `${feedback.path}/export`,
  summary: 'Ask for the filtered feedback as a file: a worker makes it, and it is kept for a day',
  access: { entity: feedback.id, action: 'list' },
  input: { body: requestSchema },
  output: feedbackExport.schemas.row,
  rate: 'file',
  audit: 'change',
  async handler(request) {
    const call = callOf(request);
    const asked = request.body as ExportRequest;
    if (!kernel.scope.allows(call.principal, feedback, 'list')) throw refused(call.principal);
    listRequestOf(kernel, call.principal, asked);
    const action = { name: 'list', id: null, input: {} };
    const { id } = await kernel.act(call, feedback, action, (work) => enqueue(work, asked));
    return { status: 201, body: await kernel.detail(call, feedbackExport, { id }) };
  },
});

async function enqueue(work: Work, { format, ...request }: ExportRequest): Promise<{ id: number }> {
  const { transaction, locale } = work;
  const { companyId, userId, role } = signedIn(work.principal);
  const grants =
    role === 'company_admin' ? null : await transaction.query<{ id: number }>(grantsOf(signedIn(work.principal)));
  if (grants?.length === 0) throw forbidden();
  const granted: GrantedNodes = grants && grants.map(({ id }) => id);
  await requireTurn(work, userId);
  const [row] = await transaction.query<{ id: number }>({
    name: 'export_enqueue',
    text: `insert into feedback_export (company_id, user_id, format, request, locale, granted_node_ids, due_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, now(), now() + make_interval(hours => $7)) returning id`,
    values: [
      companyId,
      userId,
      format,
      JSON.stringify(request),
      locale,
      granted && JSON.stringify(granted),
      KEPT_HOURS,
    ],
  });
  if (!row) throw new Error('An export was not stored.');
  // What he searched for may be somebody's name.
  const fields = Object.keys(request.filter ?? {});
  await audit(work, {
    operation: 'export',
    entity: feedback,
    recordId: null,
    changes: { export_id: row.id, format, fields },
  });
  return row;
}

/** One at a time a user, and so many waiting a company; requests of a company take turns to ask. */
async function requireTurn({ transaction }: Work, userId: number): Promise<void> {
  const { companyId } = transaction;
  await transaction.query({
    name: 'export_turn',
    text: "select pg_advisory_xact_lock(hashtextextended('export ' || $1, 0))",
    values: [String(companyId)],
  });
  const [found] = await transaction.query<{ own: boolean; waiting: number }>({
    name: 'export_open',
    text: `select coalesce(bool_or(user_id = $2), false) as own, count(*) filter (where state = 'queued') as waiting
      from feedback_export where company_id = $1 and state in ('queued', 'running')`,
    values: [companyId, userId],
  });
  if (found?.own) throw exportUnderWay();
  if ((found?.waiting ?? 0) >= MAX_WAITING)
    throw exportsWaiting({ parameters: { limit: MAX_WAITING }, headers: { 'retry-after': '60' } });
}

const fetchFile = ({ kernel, store }: ExportParts): Operation => ({
  id: `${feedbackExport.id}.file`,
  method: 'GET',
  path: `${feedbackExport.path}/:id/file`,
  summary: 'The file of an export that is done, for who asked for it',
  access: { entity: feedbackExport.id, action: 'detail' },
  input: {},
  output: { type: 'string', contentMediaType: 'application/octet-stream', description: 'A CSV or Excel file.' },
  rate: 'read',
  audit: 'none',
  async handler(request) {
    const id = parseId(request.parameters['id']);
    const file = await kernel.act(callOf(request), feedbackExport, { name: 'detail', id, input: {} }, findFile);
    const body = await store.read(file.key);
    if (!body) throw notFound();
    const { mediaType, name } = formatOf(file.format);
    const fileName = `${translate(request.locale, 'sheet')} ${file.day}.${name}`;
    return {
      headers: {
        ...sealed,
        'content-type': mediaType,
        'content-disposition': attachment(fileName),
        'content-length': String(file.size),
        'cache-control': 'private, no-store, no-transform',
      },
      body,
    };
  },
});

async function findFile(request: ActionRequest) {
  const row = await request.find();
  const { state, storage_key: key, format, byte_size: size, created_at: at } = row;
  if (state === 'failed' && row['failure'] === 'answers_erased') throw exportErased();
  if (state !== 'done' || typeof key !== 'string') throw exportNotReady();
  const parameters = createParameters();
  const granted = row['granted_node_ids'] as GrantedNodes;
  const [answer] = await request.transaction.query<{ holds: boolean }>({
    text: `select ${stillGranted(granted, signedIn(request.principal), parameters)} as holds`,
    values: parameters.values,
  });
  if (!answer?.holds) throw exportRightLost();
  return { key, format: String(format), size: Number(size), day: (at as Date).toISOString().slice(0, 10) };
}

export const exportOperations = (parts: ExportParts): Operation[] => [askForFile(parts), fetchFile(parts)];
