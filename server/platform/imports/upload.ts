/** A file comes in: its rows are read and kept, and its columns are guessed. Nothing is made of it yet. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database, Transaction } from '../../access/database.ts';
import { type SignedIn, signedIn, tenantOf } from '../../access/principal.ts';
import { fileTooLarge } from '../../errors.ts';
import { listImport } from '../../generated/list_import.ts';
import { refused } from '../../kernel/context.ts';
import type { Call, Kernel } from '../../kernel/crud.ts';
import type { EntityDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import type { Operation, OperationRequest } from '../../http/registry.ts';
import { readQuery, validated } from '../../validation/validate.ts';
import { xlsx } from '../files/formats/xlsx.ts';
import { receive } from '../media/receive.ts';
import type { FileStore } from '../storage/file-store.ts';
import { importKey, reserveFile, settleFile } from '../storage/ledger.ts';
import { type Columns, hashOf, importableTo, matchColumns, rememberedColumns } from './columns.ts';
import { readFile, type ReadFile } from './read/read-file.ts';

export interface ImportParts {
  kernel: Kernel;
  database: Database;
  store: FileStore;
  /** Folder of files that are on their way. */
  intake: string;
}

const MEGABYTE = 1_000_000;
const LIMIT_MB = 200;
/** Lines that say that it goes on: what is silent for longer is taken for gone. */
const ALIVE_MS = 5_000;

const MEDIA_TYPES = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  xlsx.mediaType,
  // What Windows calls a CSV file where Excel is installed.
  'application/vnd.ms-excel',
  'application/octet-stream',
];

const query: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { file_name: { type: 'string', maxLength: 255, description: 'By which the import is found later.' } },
};

export const uploadOperation = (parts: ImportParts, entity: EntityDescriptor): Operation => ({
  id: `${entity.id}.import`,
  method: 'POST',
  path: `${entity.path}/import`,
  summary: `Import, the first step: ${entity.title}. Takes a CSV or Excel file and answers what its columns seem to be`,
  access: { entity: entity.id, action: 'create' },
  input: { query, incoming: MEDIA_TYPES },
  output: listImport.schemas.row,
  rate: 'file',
  audit: 'change',
  isHeavy: true,
  ownerOnly: true,
  async handler(request) {
    const { principal, locale, requestId } = request;
    const call = { principal, locale, requestId };
    if (!parts.kernel.scope.allows(principal, entity, 'create')) throw refused(principal);
    const { file_name: fileName = '' } = validated<{ file_name?: string }>(query, readQuery(query, request.query));
    const tooLarge = () => fileTooLarge({ parameters: { limit: LIMIT_MB } });
    if (Number(request.headers['content-length'] ?? 0) > LIMIT_MB * MEGABYTE) throw tooLarge();
    const received = await receive(request.incoming, { folder: parts.intake, limit: LIMIT_MB * MEGABYTE, tooLarge });
    const take = (): Promise<string> =>
      takeFile(parts, call, entity, { file: received.path, fileName }).finally(() => received.remove());
    if (!isForLines(request)) return { status: 201, body: await take() };
    return {
      async lines(reportProgress) {
        const alive = setInterval(() => reportProgress({ reading: true }), ALIVE_MS);
        return JSON.parse(await take().finally(() => clearInterval(alive))) as object;
      },
    };
  },
});

const isForLines = ({ headers }: OperationRequest): boolean =>
  /\bapplication\/x-ndjson\b/i.test(String(headers['accept']));

/** Answers the import as its user reads it. */
async function takeFile(
  parts: ImportParts,
  call: Call,
  entity: EntityDescriptor,
  { file, fileName }: { file: string; fileName: string },
): Promise<string> {
  const user = signedIn(call.principal);
  await mkdir(parts.intake, { recursive: true });
  const rows = path.join(parts.intake, randomUUID());
  try {
    const read = await readFile(file, rows, user.companyId);
    const key = await keep(parts, user, rows);
    const id = await note(parts, call, entity, { ...read, key, fileName });
    return await parts.kernel.detail(call, listImport, { id });
  } finally {
    await rm(rows, { force: true });
  }
}

async function keep({ database, store }: ImportParts, user: SignedIn, rows: string): Promise<string> {
  const { databaseRole, companyId } = tenantOf(user);
  const key = importKey(user.companyId);
  const { size } = await stat(rows);
  const reserved = reserveFile({ companyId: user.companyId, key, purpose: 'import', byteSize: size });
  await database.statement(databaseRole, companyId, reserved);
  await store.putFile(key, rows, 'application/x-ndjson');
  return key;
}

async function note(
  { kernel }: ImportParts,
  call: Call,
  entity: EntityDescriptor,
  { header, sample, rows, key, fileName }: ReadFile & { key: string; fileName: string },
): Promise<number> {
  const { companyId, userId } = signedIn(call.principal);
  const importable = await importableTo(kernel, call, entity);
  const action = { name: 'list', id: null, input: {} };
  const { id } = await kernel.act(call, listImport, action, async ({ transaction, locale }) => {
    const hash = hashOf(header);
    const [last] = await transaction.query<{ mapping: Columns; change_existing: boolean }>({
      name: 'last_columns',
      text: `select mapping, change_existing from list_import where company_id = $1 and user_id = $2 and entity = $3
        and header_hash = $4 and step <> 'upload' order by created_at desc, id desc limit 1`,
      values: [companyId, userId, entity.id, hash],
    });
    await transaction.query(settleFile(companyId, key));
    const [made] = await transaction.query<{ id: number }>({
      name: 'list_import_upload',
      text: `insert into list_import (company_id, user_id, entity, file_name, row_count, preview, mapping, change_existing, header_hash, locale, storage_key, due_at, done_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now(), now()) returning id`,
      values: [
        companyId,
        userId,
        entity.id,
        fileName.toWellFormed().replaceAll('\0', ''),
        rows,
        JSON.stringify({ header, rows: sample }),
        JSON.stringify(last ? rememberedColumns(importable, last.mapping) : matchColumns(importable, header, locale)),
        last?.change_existing ?? false,
        hash,
        locale,
        key,
      ],
    });
    if (!made) throw new Error('An import was not stored.');
    await forgetUnused(transaction, { companyId, userId, entity: entity.id, id: made.id });
    return made;
  });
  return id;
}

/** Of files that were never taken in, a user keeps the last one for each list: the others go. */
async function forgetUnused(
  transaction: Transaction,
  { companyId, userId, entity, id }: { companyId: number; userId: number; entity: string; id: number },
): Promise<void> {
  await transaction.query({
    name: 'list_import_forget_unused',
    text: `update list_import set storage_key = null, updated_at = now() where company_id = $1 and user_id = $2 and entity = $3
      and id <> $4 and storage_key is not null and step in ('upload', 'check') and done_at is not null`,
    values: [companyId, userId, entity, id],
  });
}
