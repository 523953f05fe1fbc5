/** How tests import and export: with files made in the test, through the API as everybody calls it. */
import type { Served } from './scenarios.ts';
import type { Report } from '../modules/organizations/imports/report.ts';

export const CSV = 'text/csv';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface ImportCall {
  as?: string;
  organizationId?: number;
  file: string | Uint8Array;
  type?: string;
  /** The plan to apply; absent: a dry run. */
  plan?: string;
  fileName?: string;
  query?: string;
  headers?: Record<string, string>;
}

export interface ImportAnswer {
  status: number;
  body: Report & { code?: string; detail?: string; errors: Report['errors'] };
}

/** Rows of cells as CSV. */
export const csv = (...rows: string[][]): string => rows.map((row) => row.map(quoted).join(',')).join('\r\n');

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export async function sendImport(served: Served, call: ImportCall): Promise<Response> {
  const { as = 'adminA', organizationId = served.world.companyA.organizationId, file, type = CSV, plan } = call;
  const asked = new URLSearchParams({
    ...(plan !== undefined && { apply: 'true', plan }),
    ...(call.fileName !== undefined && { file_name: call.fileName }),
  });
  const query = call.query ?? `?${asked.toString()}`;
  return fetch(`${served.origin}/api/companyorganization/${organizationId}/import_units${query}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(await served.world.authorization(as)), ...call.headers },
    body: typeof file === 'string' ? file : new Blob([new Uint8Array(file)]),
  });
}

export async function importUnits(served: Served, call: ImportCall): Promise<ImportAnswer> {
  const response = await sendImport(served, call);
  return { status: response.status, body: (await response.json()) as ImportAnswer['body'] };
}

/** A dry run, and then what it showed. */
export async function importAndApply(served: Served, call: ImportCall): Promise<ImportAnswer> {
  const shown = await importUnits(served, call);
  if (shown.status !== 200 || shown.body.plan === null) return shown;
  return importUnits(served, { ...call, plan: shown.body.plan });
}

export async function exportUnits(
  served: Served,
  { as = 'adminA', organizationId = served.world.companyA.organizationId, format = 'csv', language = 'en' } = {},
): Promise<{ status: number; headers: Headers; file: Uint8Array }> {
  const response = await fetch(
    `${served.origin}/api/companyorganization/${organizationId}/export_units?format=${format}`,
    { headers: { 'preferred-language': language, ...(await served.world.authorization(as)) } },
  );
  return {
    status: response.status,
    headers: response.headers,
    file: new Uint8Array(await response.arrayBuffer()),
  };
}

export interface StoredUnit {
  id: number;
  name: string;
  type: string;
  color: string;
  external_id: string | null;
  parent: string | null;
  path: string;
}

/** The living units of an organization with their parents' names, by name. */
export async function unitsOf(served: Served, organizationId = served.world.companyA.organizationId) {
  const rows = await served.world.database.statement<StoredUnit>('app', served.world.companyA.id, {
    text: `select t.id, t.name, t.type, t.color, t.external_id, parent.name as parent, t.path
      from node t left join node parent on parent.company_id = t.company_id and parent.id = t.parent_id
      where t.organization_id = $1 and t.deleted_at is null order by t.name, t.id`,
    values: [organizationId],
  });
  return rows;
}
