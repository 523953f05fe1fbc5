/** Files that belong to rows: from the API and to it. */
import type { RaRecord, SortPayload } from 'ra-core';
import { fileOf } from '../../shared/client/file-of.ts';
import type { ApiClient } from './api-client.ts';
import { toWire } from './filter-nulls.ts';
import { transportError } from './problem.ts';
import type { UploadRequest } from './upload.ts';

/** Where pictures are sent that documents show. */
export const PICTURES = '/surveys/upload_image/';

export interface FileRequest {
  /** Absent: it is of the list itself. */
  id?: RaRecord['id'] | undefined;
  /** What of the row: the last part of the address, with its query. */
  part: string;
  /** It may be large: it takes as long as it takes. */
  isLong?: boolean;
}

export interface ListFileRequest {
  /** csv or xlsx. */
  format: string;
  /** The columns, in their order. */
  fields: readonly string[];
  sort: SortPayload;
  filter: Record<string, unknown>;
}

export interface FilesProvider {
  /** All that a list finds, under the name that the server gave it. */
  getListFile: (resource: string, request: ListFileRequest) => Promise<File>;
  /** A file that belongs to a row, under the name that the server gave it. */
  getFile: (resource: string, request: FileRequest) => Promise<File>;
  /** Sends a file to a row; answers the last line of what the server says while it works. */
  sendFile: <Answer>(resource: string, request: FileRequest & UploadRequest) => Promise<Answer>;
}

/** @param addressOf the address of a resource's row, with a slash at its end, or of its list where no id is given */
export function createFilesProvider(
  client: ApiClient,
  addressOf: (resource: string, id?: RaRecord['id']) => string,
): FilesProvider {
  async function fetchFile(address: string, isLong: boolean): Promise<File> {
    const answer = await client.call(address, { isFile: true, isLong });
    if (answer.file === undefined) throw transportError('network');
    return fileOf(answer);
  }
  return {
    getFile: (resource, { id, part, isLong = false }) => fetchFile(`${addressOf(resource, id)}${part}`, isLong),
    getListFile(resource, { format, fields, sort: { field, order }, filter }) {
      const query = new URLSearchParams({
        format,
        fields: JSON.stringify(fields),
        sort: JSON.stringify([field, order]),
        filter: JSON.stringify(toWire(filter)),
      });
      return fetchFile(`${addressOf(resource)}?${query}`, true);
    },
    async sendFile<Answer>(resource: string, { id, part, ...upload }: FileRequest & UploadRequest) {
      const { json } = await client.upload(`${addressOf(resource, id)}${part}`, upload);
      return json as Answer;
    },
  };
}

/** Of an address that the browser was given for a file, after the download has surely begun. */
const RELEASE_MS = 10_000;

/** Saves a file as the browser saves downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}
