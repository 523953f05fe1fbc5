/** Units as files: into an organization and out of it. */
import type { FileBody } from '../body.ts';
import { fileTooLarge, invalidInput } from '../errors.ts';
import { exportFormats, formatOf } from '../export/formats/index.ts';
import { xlsx } from '../export/formats/xlsx.ts';
import { organization } from '../generated/organization.ts';
import type { Call, Kernel } from '../kernel/crud.ts';
import type { JsonSchema } from '../kernel/descriptor.ts';
import { parseId } from '../kernel/parse.ts';
import { readQuery, validated } from '../kernel/validate.ts';
import type { Operation, OperationRequest } from '../registry.ts';
import { attachment } from './attachment.ts';
import { exportUnits, unitsTemplate } from './export-units.ts';
import { importUnits, type Watch } from './import-units.ts';
import { reportSchema } from './report.ts';

const MEGABYTES = 10;

const unitsFile: FileBody = {
  mediaTypes: [
    'text/csv',
    'text/plain',
    'text/tab-separated-values',
    xlsx.mediaType,
    // What Windows calls a CSV file where Excel is installed.
    'application/vnd.ms-excel',
    'application/octet-stream',
  ],
  limit: MEGABYTES * 1024 * 1024,
  tooLarge: () => fileTooLarge({ parameters: { limit: MEGABYTES } }),
};

const callOf = ({ principal, locale, requestId }: OperationRequest): Call => ({ principal, locale, requestId });

const importQuery: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    apply: { type: 'boolean', description: 'Absent or false: a dry run, which changes nothing.' },
    plan: { type: 'string', maxLength: 64, description: "The dry run's plan, which alone is applied." },
  },
};

const LINES = /\bapplication\/x-ndjson\b/i;

/** Undefined for a dry run. */
function planToApply(query: OperationRequest['query']): string | undefined {
  const { apply, plan } = validated<{ apply?: boolean; plan?: string }>(importQuery, readQuery(importQuery, query));
  if (!apply) return undefined;
  if (plan === undefined) throw invalidInput({ errors: [{ pointer: '/plan', code: 'required' }] });
  return plan;
}

function importOperation(kernel: Kernel): Operation {
  return {
    id: `${organization.id}.import_units`,
    method: 'POST',
    path: `${organization.path}/:id/import_units`,
    summary: 'Import units from a CSV or Excel file: what it would do, or, with the plan that was shown, do it',
    // By role, so that nobody else's file is taken in; which organization, the import itself asks.
    access: { roles: ['company_admin'] },
    input: { query: importQuery, file: unitsFile },
    output: reportSchema,
    rate: 'file',
    audit: 'change',
    isHeavy: true,
    async handler(request) {
      const plan = planToApply(request.query);
      const organizationId = parseId(request.parameters['id']);
      const asked = { organizationId, file: request.file, ...(plan !== undefined && { plan }) };
      const run = (watch: Watch) => importUnits(kernel, callOf(request), asked, watch);
      return LINES.test(String(request.headers['accept']))
        ? { lines: async (tell, signal) => ({ report: await run({ tell, signal }) }) }
        : { body: await run({ tell: () => undefined }) };
    },
  };
}

const exportQuery: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    format: { enum: exportFormats.map(({ name }) => name), description: 'csv where it is not given.' },
    template: { type: 'boolean', description: 'The header alone, to fill in.' },
  },
};

function exportOperation(kernel: Kernel): Operation {
  return {
    id: `${organization.id}.export_units`,
    method: 'GET',
    path: `${organization.path}/:id/export_units`,
    summary: 'Export the units that the caller sees, in the form that an import reads',
    access: { entity: organization.id, action: 'detail' },
    input: { query: exportQuery },
    output: { type: 'string', contentMediaType: 'text/csv', description: 'A CSV or Excel file.' },
    rate: 'file',
    audit: 'none',
    isHeavy: true,
    async handler(request) {
      const { format: wanted = 'csv', template = false } = validated<{ format?: string; template?: boolean }>(
        exportQuery,
        readQuery(exportQuery, request.query),
      );
      const call = callOf(request);
      const id = parseId(request.parameters['id']);
      const { name } = JSON.parse(await kernel.detail(call, organization, { id })) as { name: string };
      const format = formatOf(wanted);
      const fileName = template ? 'units' : `${name} units ${new Date().toISOString().slice(0, 10)}`;
      const sheet = template ? unitsTemplate(request.locale) : await exportUnits(kernel, call, id);
      return {
        headers: {
          'content-type': format.mediaType,
          'content-disposition': attachment(`${fileName}.${format.name}`),
        },
        body: format.bytes(sheet),
      };
    },
  };
}

export const importOperations = (kernel: Kernel): Operation[] => [importOperation(kernel), exportOperation(kernel)];
