/** What is wrong with the rows of an import, or keeps them from being taken back, in the words of whoever reads it. */
import { Readable } from 'node:stream';
import { listImport } from '../../generated/list_import.ts';
import { attachment } from '../../http/attachment.ts';
import type { Operation } from '../../http/registry.ts';
import { translate } from '../../i18n/texts.ts';
import type { ActionRequest } from '../../kernel/extension.ts';
import type { Fault } from '../../kernel/import/fault.ts';
import { parseId } from '../../query/parse.ts';
import { readQuery, validated } from '../../validation/validate.ts';
import type { EntityDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { csv } from '../files/formats/csv.ts';
import { wordOf } from './columns.ts';
import type { ImportParts } from './upload.ts';

/** That are kept of an import; all are counted. */
export const MAX_KEPT_FAULTS = 1_000;

/** A row that could not be taken back has no place in the file, but an id. */
export type KeptFault = Fault & { id?: number };

interface ToldFault {
  row: number | null;
  id: number | null;
  field: string | null;
  column: string | null;
  code: string;
  message: string;
}

const query: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { format: { enum: ['csv'], description: 'Answered as a file.' } },
};

const output: JsonSchema = {
  type: 'object',
  required: ['results'],
  properties: {
    results: {
      type: 'array',
      maxItems: MAX_KEPT_FAULTS,
      items: {
        type: 'object',
        required: ['row', 'id', 'field', 'column', 'code', 'message'],
        properties: {
          row: { type: ['integer', 'null'], description: 'Of the file, as a spreadsheet counts.' },
          id: { type: ['integer', 'null'], description: 'Of a row that stays when the import is taken back.' },
          field: { type: ['string', 'null'] },
          column: { type: ['string', 'null'], description: 'What the field is called.' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
};

export const faultsOperation = ({ kernel }: ImportParts, descriptors: Record<string, EntityDescriptor>): Operation => ({
  id: `${listImport.id}.faults`,
  method: 'GET',
  path: `${listImport.path}/:id/faults`,
  summary: `What is wrong with the rows of an import: the first ${MAX_KEPT_FAULTS}`,
  access: { entity: listImport.id, action: 'detail' },
  input: { query },
  output,
  rate: 'read',
  audit: 'none',
  async handler({ principal, locale, requestId, parameters, query: given }) {
    const { format } = validated<{ format?: string }>(query, readQuery(query, given));
    const action = { name: 'detail', id: parseId(parameters['id']), input: {} };
    const { faults, entity } = await kernel.act({ principal, locale, requestId }, listImport, action, readFaults);
    const described = descriptors[entity];
    const known = described && (await kernel.known({ principal }, described));
    const told = faults.map((fault) => tell(known, fault, locale));
    if (format === undefined) return { body: { results: told } };
    const name = translate(locale, 'import.faults');
    return {
      headers: { 'content-type': csv.mediaType, 'content-disposition': attachment(`${name}.csv`) },
      body: csv.bytes({ name, locale, widths: [], header: headerOf(locale), rows: Readable.from(told.map(cellsOf)) }),
    };
  },
});

const headerOf = (locale: Locale): string[] =>
  ['row', 'column', 'fault'].map((name) => translate(locale, `import.${name}`));

const cellsOf = ({ row, id, column, message }: ToldFault) => [row ?? `#${id}`, column, message];

async function readFaults(request: ActionRequest): Promise<{ faults: KeptFault[]; entity: string }> {
  const row = await request.find();
  const batches = await request.transaction.query<{ faults: { rows?: KeptFault[] } }>({
    name: 'import_faults',
    text: `select faults from list_import_batch where company_id = $1 and list_import_id = $2 and faults <> '{}'
      order by id limit $3`,
    values: [row['company_id'], row.id, MAX_KEPT_FAULTS],
  });
  const isOfTakeBack = row['step'] === 'take_back';
  const faults = batches
    .flatMap(({ faults: { rows = [] } }) => rows)
    .filter(({ id }) => (id !== undefined) === isOfTakeBack)
    .slice(0, MAX_KEPT_FAULTS);
  return { faults, entity: String(row['entity']) };
}

function tell(entity: EntityDescriptor | undefined, fault: KeptFault, locale: Locale): ToldFault {
  const { row, id = null, field, of, code, parameters } = fault;
  const key = of === 'fields' ? `fields.${code}` : `problems.${code}.detail`;
  const label = field === null || entity === undefined ? null : wordOf(entity, field, locale);
  return {
    row: id === null ? row : null,
    id,
    field,
    column: field === null ? null : (label ?? field),
    code,
    message: translate(locale, key, parameters),
  };
}
