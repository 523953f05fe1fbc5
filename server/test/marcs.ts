/** Batches of marcs for tests: made by the super administrator as anybody would make them. */
import { expect } from 'vitest';
import type { CallAnswer, Served } from './scenarios.ts';

export interface MarcRow {
  id: number;
  number: number;
  code: string;
  address: string;
  state: string;
  node_id: number | null;
  unit_name: string | null;
  bound_at: string | null;
}

export interface BatchPage {
  mark_count: number;
  states: Record<string, number>;
  total: number;
  page: number;
  pages: number;
  results: MarcRow[];
}

export const order = (served: Served, body: object, as = 'superadmin'): Promise<CallAnswer> =>
  served.call({ as, method: 'POST', path: 'customer/customermarcgenerate', body });

export async function pageOf(served: Served, batch: number, search = ''): Promise<BatchPage> {
  const { status, body } = await served.call({
    as: 'superadmin',
    path: `customermarcgeneratordetailviewset/${batch}/${search}`,
  });
  expect(status).toBe(200);
  return body as BatchPage;
}

/** Blank marcs of a company, as the library lists them. */
export async function blankMarcs(served: Served, companyId: number, count: number): Promise<MarcRow[]> {
  const { status, body } = await order(served, { company_id: companyId, kind: 'blank', mark_count: count });
  expect(status).toBe(200);
  return (await pageOf(served, (body as { id: number }).id)).results;
}

export const claim = (served: Served, as: string, body: object): Promise<CallAnswer> =>
  served.call({ as, method: 'POST', path: 'marc/claim', body });

/** A marc is retired, or put back, by its code. */
export async function setMarcState(served: Served, code: string | undefined, state: string): Promise<void> {
  const { body } = await served.call({ as: 'adminA', path: `nodeqrcode/?filter=${JSON.stringify({ code })}` });
  const [{ id = 0 } = {}] = body as { id?: number }[];
  const patch = { as: 'adminA', method: 'PATCH', path: `nodeqrcode/${id}`, body: { state } };
  expect((await served.call(patch)).status).toBe(200);
}

export const idOf = ({ body }: CallAnswer): number => (body as { id: number }).id;
