/** Feedback as files: asked for, and fetched by who asked. */
import { signedIn } from '../../../access/principal.ts';
import { feedback } from '../../../generated/feedback.ts';
import { feedbackExport } from '../../../generated/feedback_export.ts';
import { audit } from '../../../access/audit.ts';
import { exportErased } from '../../../errors.ts';
import { refused } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/crud.ts';
import type { Work } from '../../../access/work.ts';
import type { Operation, OperationRequest } from '../../../http/registry.ts';
import { type ExportKind, type ExportParts, fetchOperation } from '../../../platform/exports/fetch.ts';
import { formatOf } from '../../../platform/files/formats/index.ts';
import { EXPORT_RETENTION_HOURS } from '../../../platform/exports/jobs.ts';
import { type ExportRequest, listRequestOf, requestSchema } from './request.ts';
import { grantsNow, requireExportQuota } from '../../../platform/exports/quota.ts';
import { translate } from './words.ts';

const callOf = ({ principal, locale, requestId }: OperationRequest): Call => ({ principal, locale, requestId });

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
    listRequestOf(kernel, call.principal, await kernel.known(call, feedback), asked);
    const action = { name: 'list', id: null, input: {} };
    const { id } = await kernel.act(call, feedback, action, (work) => enqueue(work, asked));
    return { status: 201, body: await kernel.detail(call, feedbackExport, { id }) };
  },
});

async function enqueue(work: Work, { format, ...request }: ExportRequest): Promise<{ id: number }> {
  const { transaction, locale } = work;
  const { companyId, userId } = signedIn(work.principal);
  const granted = await grantsNow(work, 'feedback');
  await requireExportQuota(work, 'feedback_export');
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
      EXPORT_RETENTION_HOURS,
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

const files: ExportKind = {
  entity: feedbackExport,
  module: 'feedback',
  summary: 'The file of an export that is done, for who asked for it',
  description: 'A CSV or Excel file.',
  mediaType: (row) => formatOf(String(row['format'])).mediaType,
  fileName: (row, locale, day) => `${translate(locale, 'sheet')} ${day}.${formatOf(String(row['format'])).name}`,
  gone: { answers_erased: exportErased },
};

export const exportOperations = (parts: ExportParts): Operation[] => [askForFile(parts), fetchOperation(parts, files)];
