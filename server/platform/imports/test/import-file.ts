/** Takes files into lists as their users do, and lets the worker do what is asked for. */
import { expect } from 'vitest';
import type { Served } from '../../../test/scenarios.ts';

export interface ImportRow {
  id: number;
  step: string;
  state: string;
  failure: string | null;
  row_count: number;
  rows_done: number;
  created_count: number;
  changed_count: number;
  unchanged_count: number;
  refused_count: number;
  taken_back_count: number;
  kept_count: number;
  mapping: Record<string, string>;
  preview: { header: string[]; rows: string[][] };
}

export interface ToldFault {
  row: number | null;
  id: number | null;
  field: string | null;
  column: string | null;
  code: string;
  message: string;
}

const never = new AbortController().signal;

export function importing(served: () => Served, list: string) {
  const call = (as: string, method: string, path: string, body?: object) =>
    served().call({ as, method, path, ...(body && { body }) });

  async function send(as: string, file: string | Uint8Array<ArrayBuffer>, type = 'text/csv', language = 'en') {
    const { origin, world } = served();
    return fetch(`${origin}/api/${list}/import?file_name=rows.csv`, {
      method: 'POST',
      headers: { ...(await world.authorization(as)), 'content-type': type, 'preferred-language': language },
      body: file,
    });
  }
  const read = async (as: string, id: number): Promise<ImportRow> =>
    (await call(as, 'GET', `listimports/${id}`)).body as ImportRow;

  return {
    send,
    read,
    call,
    async upload(
      as: string,
      file: string | Uint8Array<ArrayBuffer>,
      type?: string,
      language?: string,
    ): Promise<ImportRow> {
      const answer = await send(as, file, type, language);
      const body = (await answer.json()) as ImportRow;
      expect(answer.status, JSON.stringify(body)).toBe(201);
      return body;
    },
    /** Asks for a step and has it done; answers the import after it. */
    async step(
      as: string,
      id: number,
      name: 'check' | 'run' | 'take_back',
      body?: object,
      language = 'en',
    ): Promise<ImportRow> {
      const path = `listimports/${id}/${name}`;
      const headers = { 'preferred-language': language };
      const asked = await served().call({ as, method: 'POST', path, headers, ...(body && { body }) });
      expect(asked, JSON.stringify(asked.body)).toMatchObject({ status: 200, body: { state: 'queued', step: name } });
      expect(await served().app.importer.round(never)).toBe(true);
      return read(as, id);
    },
    async faults(as: string, id: number): Promise<ToldFault[]> {
      const { body } = await call(as, 'GET', `listimports/${id}/faults`);
      return (body as { results: ToldFault[] }).results;
    },
  };
}
