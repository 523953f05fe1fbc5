/** Prints of many codes: how many there would be, asked for as an archive, and fetched by who asked. */
import { signedIn } from '../../../../access/principal.ts';
import { MIN_CONTRAST, qrDesignViolations } from '../../../../../shared/qr/design-violations.ts';
import { designsOf, shownCodes } from '../../../organizations/index.ts';
import { invalidInput, qrDesignUnreadable } from '../../../../errors.ts';
import { type ExportKind, type ExportParts, fetchOperation } from '../../../../platform/exports/fetch.ts';
import { EXPORT_RETENTION_HOURS } from '../../../../platform/exports/jobs.ts';
import { grantsNow, requireExportQuota } from '../../../../platform/exports/quota.ts';
import { nodeQrCode } from '../../../../generated/node_qr_code.ts';
import { qrExport } from '../../../../generated/qr_export.ts';
import { translate } from '../../../../i18n/texts.ts';
import { audit } from '../../../../access/audit.ts';
import { refused } from '../../../../kernel/context.ts';
import type { Call } from '../../../../kernel/crud.ts';
import type { JsonSchema } from '../../../../../shared/contract/descriptor.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Operation, OperationRequest } from '../../../../http/registry.ts';
import { optedDesign } from '../options.ts';
import { codesWithMissingGlyphs, requireGlyphs } from '../missing-glyphs.ts';
import { type PrintRequest, requestSchema, type Selection, selectionSchema } from './request.ts';
import { requireCodes } from './selection.ts';

const callOf = ({ principal, locale, requestId }: OperationRequest): Call => ({ principal, locale, requestId });

const action = { name: 'list', id: null, input: {} };

const counted: JsonSchema = {
  type: 'object',
  required: ['code_count', 'example_id', 'example_unit'],
  properties: {
    code_count: { type: 'integer' },
    example_id: { type: 'integer', description: 'The first of the codes, to look at.' },
    example_unit: { type: ['string', 'null'] },
  },
};

const countCodes = ({ kernel }: ExportParts): Operation => ({
  id: `${nodeQrCode.id}.check_export`,
  whileReadOnly: true,
  method: 'POST',
  path: `${nodeQrCode.path}/check_export`,
  summary: 'How many codes a selection of units has, and the first of them',
  access: { entity: nodeQrCode.id, action: 'list' },
  input: { body: selectionSchema },
  output: counted,
  rate: 'read',
  audit: 'none',
  async handler(request) {
    const call = callOf(request);
    if (!kernel.scope.allows(call.principal, nodeQrCode, 'list')) throw refused(call.principal);
    const selection = request.body as Selection;
    return { body: await kernel.act(call, nodeQrCode, action, (work) => count(work, selection)) };
  },
});

async function count(request: ActionRequest, selection: Selection): Promise<object> {
  const ids = await requireCodes(request, selection);
  const [example] = await request.transaction.query<{ name: string }>({
    name: 'unit_of_code',
    text: `select unit.name from node_qr_code t join node unit on unit.company_id = $1 and unit.id = t.node_id
      where t.company_id = $1 and t.id = $2`,
    values: [request.transaction.companyId, ids[0]],
  });
  return { code_count: ids.length, example_id: ids[0], example_unit: example?.name ?? null };
}

const askForArchive = ({ kernel }: ExportParts): Operation => ({
  id: `${nodeQrCode.id}.export`,
  whileReadOnly: true,
  method: 'POST',
  path: `${nodeQrCode.path}/export`,
  summary: 'Ask for the prints of many codes as an archive: a worker makes it, and it is kept for a day',
  access: { entity: nodeQrCode.id, action: 'list' },
  input: { body: requestSchema },
  output: qrExport.schemas.row,
  rate: 'file',
  audit: 'change',
  async handler(request) {
    const call = callOf(request);
    if (!kernel.scope.allows(call.principal, nodeQrCode, 'list')) throw refused(call.principal);
    const asked = request.body as PrintRequest;
    const { id } = await kernel.act(call, nodeQrCode, action, (work) => enqueue(work, asked));
    return { status: 201, body: await kernel.detail(call, qrExport, { id }) };
  },
});

async function enqueue(work: ActionRequest, asked: PrintRequest): Promise<{ id: number }> {
  const { transaction, locale } = work;
  const { companyId, userId } = signedIn(work.principal);
  const granted = await grantsNow(work, 'qr');
  if (asked.paper !== undefined && !asked.formats.includes('pdf'))
    throw invalidInput({ errors: [{ pointer: '/paper', code: 'only_for_pdf' }] });
  const codeIds = await requireCodes(work, asked);
  await requireReadable(work, asked, codeIds);
  await requireDrawnTexts(work, asked, codeIds);
  await requireExportQuota(work, 'qr_export');
  const { formats } = asked;
  const [row] = await transaction.query<{ id: number }>({
    name: 'qr_export_enqueue',
    text: `insert into qr_export (company_id, user_id, formats, request, locale, granted_node_ids, due_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, now(), now() + make_interval(hours => $7)) returning id`,
    values: [
      companyId,
      userId,
      formats,
      JSON.stringify(asked),
      locale,
      granted && JSON.stringify(granted),
      EXPORT_RETENTION_HOURS,
    ],
  });
  if (!row) throw new Error('An export was not stored.');
  const { node_ids, qr_code_group_id, with_subunits } = asked;
  // By which units it was asked for, it is known later which of them have been printed.
  const changes = {
    export_id: row.id,
    formats,
    codes: codeIds.length,
    ...(node_ids && { node_ids }),
    ...(qr_code_group_id !== undefined && { qr_code_group_id }),
    ...(with_subunits && { with_subunits }),
  };
  await audit(work, { operation: 'export', entity: nodeQrCode, recordId: null, changes });
  return row;
}

/** Throws for a marker that could not be read on the ground of one of the designs, and for a design that is so itself. */
async function requireReadable({ transaction }: ActionRequest, asked: PrintRequest, codeIds: number[]): Promise<void> {
  const isPlain = (asked.design ?? 'plain') === 'plain';
  const designs = isPlain ? [null] : await designsOf(transaction, codeIds);
  const violations = designs.flatMap((design) => qrDesignViolations(optedDesign(design, asked)));
  if (violations.length === 0) return;
  const atMarker =
    asked.marker_color === undefined ? undefined : violations.find(({ pointer }) => pointer === '/marker/color');
  if (atMarker) throw invalidInput({ errors: [{ ...atMarker, pointer: '/marker_color' }] });
  throw qrDesignUnreadable({ parameters: { contrast: MIN_CONTRAST } });
}

/** Throws 409 where a text of one of the prints has a letter that can't be drawn; whose unit can be is like the first. */
async function requireDrawnTexts(
  { transaction }: ActionRequest,
  asked: PrintRequest,
  codeIds: number[],
): Promise<void> {
  const doubtful = await codesWithMissingGlyphs(transaction, codeIds);
  for (const { design, ...code } of await shownCodes(transaction, [...codeIds.slice(0, 1), ...doubtful]))
    requireGlyphs(optedDesign(design, asked), code);
}

const archives: ExportKind = {
  entity: qrExport,
  module: 'qr',
  summary: 'The archive of prints that is done, for who asked for it',
  description: 'A ZIP archive.',
  mediaType: () => 'application/zip',
  fileName: (_row, locale, day) => `${translate(locale, 'prints.archive')} ${day}.zip`,
};

export const qrExportOperations = (parts: ExportParts): Operation[] => [
  countCodes(parts),
  askForArchive(parts),
  fetchOperation(parts, archives),
];
