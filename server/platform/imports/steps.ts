/** The steps of an import, asked for by its user and done by a worker: trying it, doing it, taking it back. */
import { signedIn } from '../../access/principal.ts';
import { audit } from '../../access/audit.ts';
import { takeLock } from '../../access/take-lock.ts';
import type { Row } from '../../database/rows.ts';
import { importNotReady, importUnderWay } from '../../errors.ts';
import { listImport } from '../../generated/list_import.ts';
import { refused } from '../../kernel/context.ts';
import type { ActionRequest } from '../../kernel/extension.ts';
import type { EntityDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import type { Operation } from '../../http/registry.ts';
import { parseId } from '../../query/parse.ts';
import { notifyQueue } from '../queue/channel.ts';
import { type Columns, columnsSchema, type Importable, importableTo, refuseColumns } from './columns.ts';
import type { ImportParts } from './upload.ts';

type Descriptors = Record<string, EntityDescriptor>;

interface Step {
  name: 'check' | 'run' | 'take_back';
  summary: string;
  body?: JsonSchema;
  /** What the audit log calls it; null where nothing is changed. */
  audited: string | null;
  /** What is written besides, where the import may be asked for it. Throws a Problem to refuse. */
  begin(row: Row, importable: Importable, request: ActionRequest): Promise<Record<string, unknown>>;
}

const checkBody: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['mapping'],
  properties: {
    mapping: columnsSchema,
    change_existing: {
      type: 'boolean',
      description: 'Rows that are there already are changed; else they are refused.',
    },
  },
};

/** Counted anew by each step that begins at the first row. */
const FROM_THE_START = { rows_done: 0, created_count: 0, changed_count: 0, unchanged_count: 0, refused_count: 0 };

const forgetBatches = ({ transaction }: ActionRequest, { company_id: company, id }: Row): Promise<object[]> =>
  transaction.query({
    name: 'forget_import_batches',
    text: 'delete from list_import_batch where company_id = $1 and list_import_id = $2',
    values: [company, id],
  });

const check: Step = {
  name: 'check',
  summary: 'Import, the second step: say what the columns are; each row is tried, and nothing is changed',
  body: checkBody,
  audited: null,
  async begin(row, importable, request) {
    const isOpen = row['step'] === 'upload' || row['step'] === 'check';
    if (!isOpen || row['storage_key'] === null) throw importNotReady();
    const { mapping, change_existing: changesExisting = false } = request.input as {
      mapping: Columns;
      change_existing?: boolean;
    };
    const { header } = row['preview'] as { header: string[] };
    refuseColumns(importable, header, mapping);
    await forgetBatches(request, row);
    return { ...FROM_THE_START, mapping: JSON.stringify(mapping), change_existing: changesExisting };
  },
};

const run: Step = {
  name: 'run',
  summary: 'Import, the third step: make the rows that were tried; those with faults are left out',
  audited: 'import',
  async begin(row, _, request) {
    const goesOn = row['step'] === 'run' && row['state'] === 'failed' && row['storage_key'] !== null;
    if (goesOn) return {};
    if (row['step'] !== 'check' || row['state'] !== 'done' || row['storage_key'] === null) throw importNotReady();
    await forgetBatches(request, row);
    return FROM_THE_START;
  },
};

const takeBack: Step = {
  name: 'take_back',
  summary: 'Take an import back: delete its rows that nobody has touched since, and give changed ones what they had',
  audited: 'take_back',
  async begin(row) {
    const isWritten = row['step'] === 'run' || row['step'] === 'take_back';
    if (!isWritten || Number(row['created_count']) + Number(row['changed_count']) === 0) throw importNotReady();
    return row['step'] === 'run' ? { rows_done: 0, taken_back_count: 0, kept_count: 0 } : {};
  },
};

export const stepOperations = (parts: ImportParts, descriptors: Descriptors): Operation[] =>
  [check, run, takeBack].map((step) => stepOperation(parts, descriptors, step));

const stepOperation = ({ kernel }: ImportParts, descriptors: Descriptors, step: Step): Operation => ({
  id: `${listImport.id}.${step.name}`,
  method: 'POST',
  path: `${listImport.path}/:id/${step.name}`,
  summary: step.summary,
  access: { entity: listImport.id, action: 'detail' },
  input: step.body ? { body: step.body } : {},
  output: listImport.schemas.row,
  rate: 'write',
  audit: 'change',
  ownerOnly: true,
  async handler({ principal, locale, requestId, parameters, body }) {
    const call = { principal, locale, requestId };
    const id = parseId(parameters['id']);
    const input = (body ?? {}) as Record<string, unknown>;
    await kernel.act(call, listImport, { name: 'detail', id, input }, (request) =>
      queue(request, step, { descriptors, kernel }),
    );
    return { body: await kernel.detail(call, listImport, { id }) };
  },
});

/** One at a time a user. */
async function queue(
  request: ActionRequest,
  step: Step,
  { descriptors, kernel }: { descriptors: Descriptors } & Pick<ImportParts, 'kernel'>,
): Promise<Row> {
  const { transaction, principal, locale } = request;
  const { companyId, userId } = signedIn(principal);
  const row = await request.lock();
  const entity = descriptors[String(row['entity'])];
  if (entity?.imported === undefined) throw importNotReady();
  if (!kernel.scope.allows(principal, entity, 'create')) throw refused(principal);
  await refuseSecond(request, { companyId, userId });
  const begun = await step.begin(row, await importableTo(kernel, request, entity), request);
  const columns = { ...begun, locale, step: step.name };
  const sets = Object.keys(columns).map((name, at) => `${name} = $${at + 3}, `);
  await transaction.query({
    text: `update list_import set ${sets.join('')}state = 'queued', failure = null, attempts = 0, due_at = now(), done_at = null,
      updated_at = now() where company_id = $1 and id = $2`,
    values: [row['company_id'], row.id, ...Object.values(columns)],
  });
  if (step.audited !== null) {
    const changes = { list_import_id: row.id, file_name: row['file_name'], rows: row['row_count'] };
    await audit(request, { operation: step.audited, entity, recordId: null, changes });
  }
  await notifyQueue(transaction, listImport.table);
  return row;
}

async function refuseSecond(
  { transaction }: ActionRequest,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<void> {
  await takeLock(transaction, `list_import ${userId}`);
  const others = await transaction.query({
    name: 'list_import_open',
    text: `select 1 from list_import where company_id = $1 and user_id = $2 and done_at is null limit 1`,
    values: [companyId, userId],
  });
  if (others.length > 0) throw importUnderWay();
}
