/** Units as files: into an organization and out of it. */
import type { FileBody } from '../../../http/body.ts';
import { fileTooLarge, invalidInput } from '../../../errors.ts';
import { exportFormats, formatOf } from '../../../platform/files/formats/index.ts';
import { xlsx } from '../../../platform/files/formats/xlsx.ts';
import { organization } from '../../../generated/organization.ts';
import { unitImport } from '../../../generated/unit_import.ts';
import type { Call, Kernel } from '../../../kernel/crud.ts';
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import { parseId } from '../../../query/parse.ts';
import { readQuery, validated } from '../../../validation/validate.ts';
import type { Operation, OperationAnswer, OperationRequest } from '../../../http/registry.ts';
import { attachment } from '../../../http/attachment.ts';
import { exportUnits, unitsTemplate } from './export-units.ts';
import { importUnits, type Watch } from './import-units.ts';
import { reportSchema } from './report.ts';
import { checkTakeBack, restoreImport, takeBack } from './take-back/take-back.ts';
import { takeBackSchema } from './take-back/schema.ts';

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
    file_name: { type: 'string', maxLength: 255, description: 'By which the import is found later.' },
  },
};

interface ImportQuery {
  apply?: boolean;
  plan?: string;
  file_name?: string;
}

/** Without a plan: a dry run. */
function readImportQuery(query: OperationRequest['query']): { plan?: string; fileName?: string } {
  const asked = validated<ImportQuery>(importQuery, readQuery(importQuery, query));
  const { apply, plan, file_name: fileName } = asked;
  if (apply && plan === undefined) throw invalidInput({ errors: [{ pointer: '/plan', code: 'required' }] });
  return { ...(apply && plan !== undefined && { plan }), ...(fileName !== undefined && { fileName }) };
}

/** The answer at once, or, where it is asked for in lines, how far it is until then. */
function inLines<Answer extends object>(
  { headers }: OperationRequest,
  run: (watch: Watch) => Promise<Answer>,
): Promise<OperationAnswer> | OperationAnswer {
  if (!LINES.test(String(headers['accept'])))
    return run({ reportProgress: () => undefined }).then((body) => ({ body }));
  return { lines: async (reportProgress, signal) => ({ report: await run({ reportProgress, signal }) }) };
}

const LINES = /\bapplication\/x-ndjson\b/i;

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
      const asked = {
        organizationId: parseId(request.parameters['id']),
        file: request.file,
        ...readImportQuery(request.query),
      };
      return inLines(request, (watch) => importUnits(kernel, callOf(request), asked, watch));
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
      const sheet = template ? await unitsTemplate(kernel, call) : await exportUnits(kernel, call, id);
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

/** By role, as the import itself; which imports, the kernel asks. */
const ADMINS: Operation['access'] = { roles: ['company_admin'] };

const checkTakeBackOperation = (kernel: Kernel): Operation => ({
  id: `${unitImport.id}.check_take_back`,
  method: 'GET',
  path: `${unitImport.path}/:id/check_take_back`,
  summary: 'What taking an import back would do: how many of its units go, and which ones stay and why',
  access: ADMINS,
  input: {},
  output: takeBackSchema,
  rate: 'read',
  audit: 'none',
  isHeavy: true,
  handler: async (request) => ({
    body: await checkTakeBack(kernel, callOf(request), parseId(request.parameters['id'])),
  }),
});

const takeBackBody: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['plan'],
  properties: { plan: { type: 'string', maxLength: 64, description: "The check's plan, which alone is done." } },
};

const takeBackOperation = (kernel: Kernel): Operation => ({
  id: `${unitImport.id}.take_back`,
  method: 'POST',
  path: `${unitImport.path}/:id/take_back`,
  summary: 'Take an import back: remove its units that nobody has touched since, and give others back what they were',
  access: ADMINS,
  input: { body: takeBackBody },
  output: takeBackSchema,
  rate: 'write',
  audit: 'change',
  isHeavy: true,
  async handler(request) {
    const { plan } = request.body as { plan: string };
    const asked = { importId: parseId(request.parameters['id']), plan };
    return inLines(request, (watch) => takeBack(kernel, callOf(request), asked, watch));
  },
});

const restoreOperation = (kernel: Kernel): Operation => ({
  id: `${unitImport.id}.restore`,
  method: 'POST',
  path: `${unitImport.path}/:id/restore`,
  summary: 'Bring back the units that went when an import was taken back; what others were given back stays with them',
  access: ADMINS,
  input: {},
  output: {
    type: 'object',
    required: ['restored'],
    properties: { restored: { type: 'integer', description: 'Units; 0 for an import that was not taken back.' } },
  },
  rate: 'write',
  audit: 'change',
  isHeavy: true,
  handler: async (request) => ({
    body: await restoreImport(kernel, callOf(request), parseId(request.parameters['id'])),
  }),
});

export const importOperations = (kernel: Kernel): Operation[] =>
  [importOperation, exportOperation, checkTakeBackOperation, takeBackOperation, restoreOperation].map((make) =>
    make(kernel),
  );
