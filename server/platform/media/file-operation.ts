/** The call by which the file of a row is read: by whoever may read the row, and nobody else. */
import { notFound } from '../../errors.ts';
import type { Kernel } from '../../kernel/crud.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { parseId } from '../../query/parse.ts';
import type { Operation } from '../../http/registry.ts';
import type { Logger } from '../../log.ts';
import type { FileStore } from '../storage/file-store.ts';
import { served } from './serve.ts';

export interface FileSource {
  kernel: Kernel;
  store: FileStore;
}

/** What an operation needs that takes files in as well. */
export interface FileParts extends FileSource {
  /** Folder of bodies that are on their way. */
  intake: string;
  log: Logger;
}

/** @param action whose rows have files for the caller; a row that is out of sight, and one without a file, are 404 */
export const readFileOperation = (
  { kernel, store }: FileSource,
  entity: EntityDescriptor,
  action: 'detail' | 'list',
): Operation => ({
  id: `${entity.id}.file`,
  method: 'GET',
  path: `${entity.path}/:id/file`,
  summary: 'The file itself: pictures and recordings to be shown, all others to be saved',
  access: { entity: entity.id, action },
  input: {},
  output: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The bytes of the file.' },
  rate: 'read',
  audit: 'none',
  async handler({ principal, locale, requestId, parameters, headers }) {
    const id = parseId(parameters['id']);
    const call = { principal, locale, requestId };
    const row = await kernel.act(call, entity, { name: action, id, input: {} }, ({ find }) => find());
    const key = row['storage_key'];
    const file = typeof key === 'string' ? await store.read(key) : null;
    if (!file) throw notFound();
    const facts = { name: String(row['file_name']), mediaType: String(row['media_type']) };
    return served(file, facts, headers['range'] as string | undefined);
  },
});
