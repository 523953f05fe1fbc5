/** Calls of files of fields as their tests make them. */
import type { StoredFileValue } from '../../shared/contract/file-types.ts';
import type { Served } from './scenarios.ts';

export interface UploadAnswer {
  status: number;
  body: StoredFileValue & { code?: string; errors?: { pointer: string; code: string }[] };
}

interface Upload {
  bytes: Buffer;
  name?: string;
  /** Of the row that it is for. */
  id?: number;
  company?: number;
  type?: string;
}

/** @param served the server that is called, which is there once the tests begin */
export const fieldFileCalls = (served: () => Served, path: string, field: string) => ({
  async send(as: string, { bytes, name = 'sign.png', id, company, type }: Upload): Promise<UploadAnswer> {
    const { origin, world } = served();
    const query = new URLSearchParams({
      name,
      ...(id !== undefined && { id: String(id) }),
      ...(company !== undefined && { company_id: String(company) }),
    });
    const response = await fetch(`${origin}/api/${path}/files/${field}/?${query.toString()}`, {
      method: 'POST',
      headers: { ...(await world.authorization(as)), 'content-type': type ?? 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    return { status: response.status, body: (await response.json()) as UploadAnswer['body'] };
  },
  async read(as: string, id: number, query = '', headers: Record<string, string> = {}): Promise<Response> {
    const { origin, world } = served();
    return fetch(`${origin}/api/${path}/${id}/files/${field}/${query}`, {
      headers: { ...(await world.authorization(as)), ...headers },
    });
  },
});
