/** Handing out a file that was made: to who asked for it, while the rights hold by which it was made. */
import { createParameters } from '../../database/parameters.ts';
import { signedIn } from '../../access/principal.ts';
import { exportNotReady, exportRightLost, notFound, type Problem } from '../../errors.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { attachment } from '../../http/attachment.ts';
import type { Kernel } from '../../kernel/crud.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { ActionRequest } from '../../kernel/extension.ts';
import type { Row } from '../../database/rows.ts';
import { parseId } from '../../query/parse.ts';
import { sealed } from '../../http/sealed.ts';
import type { Operation } from '../../http/registry.ts';
import type { FileStore } from '../storage/file-store.ts';
import { type ExportedModule, type GrantedNodes, stillGranted } from './grants.ts';

export interface ExportParts {
  kernel: Kernel;
  store: FileStore;
}

export interface ExportKind {
  entity: EntityDescriptor;
  module: ExportedModule;
  summary: string;
  /** Of the answer. */
  description: string;
  mediaType(row: Row): string;
  /** @param day of the request, as 2026-03-01 */
  fileName(row: Row, locale: Locale, day: string): string;
  /** Why a file is gone that was there once, by the `failure` of its row; any other is not ready yet. */
  gone?: Record<string, () => Problem>;
}

/**
 * The call that hands out the file of one row of a kind.
 * @returns an operation that throws 404 without the row or its file, 409 where it is not ready or gone, 403 where a right
 *   is lost by which it was made
 */
export const fetchOperation = ({ kernel, store }: ExportParts, kind: ExportKind): Operation => ({
  id: `${kind.entity.id}.file`,
  method: 'GET',
  path: `${kind.entity.path}/:id/file`,
  summary: kind.summary,
  access: { entity: kind.entity.id, action: 'detail' },
  input: {},
  output: { type: 'string', contentMediaType: 'application/octet-stream', description: kind.description },
  rate: 'read',
  audit: 'none',
  async handler({ principal, locale, requestId, parameters }) {
    const action = { name: 'detail', id: parseId(parameters['id']), input: {} };
    const { row, key } = await kernel.act({ principal, locale, requestId }, kind.entity, action, (request) =>
      findFile(request, kind),
    );
    const body = await store.read(key);
    if (!body) throw notFound();
    const day = (row['created_at'] as Date).toISOString().slice(0, 10);
    return {
      headers: {
        ...sealed,
        'content-type': kind.mediaType(row),
        'content-disposition': attachment(kind.fileName(row, locale, day)),
        'content-length': String(row['byte_size']),
        'cache-control': 'private, no-store, no-transform',
      },
      body,
    };
  },
});

async function findFile(request: ActionRequest, { module, gone }: ExportKind): Promise<{ row: Row; key: string }> {
  const row = await request.find();
  const { state, storage_key: key } = row;
  const refusal = state === 'failed' && gone?.[String(row['failure'])];
  if (refusal) throw refusal();
  if (state !== 'done' || typeof key !== 'string') throw exportNotReady();
  const parameters = createParameters();
  const granted = row['granted_node_ids'] as GrantedNodes;
  const holds = stillGranted(granted, { principal: signedIn(request.principal), module }, parameters);
  const [answer] = await request.transaction.query<{ holds: boolean }>({
    text: `select ${holds} as holds`,
    values: parameters.values,
  });
  if (!answer?.holds) throw exportRightLost();
  return { row, key };
}
