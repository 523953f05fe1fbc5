/** The library's page of a batch: its marcs, a hundred a page, or its files: the packing list, and prints. */
import { exportFormats, formatOf } from '../../../platform/files/formats/index.ts';
import type { SheetFormat, Sheet } from '../../../http/sheet-format.ts';
import { yieldToEventLoop } from '../../../platform/files/yield-to-event-loop.ts';
import { marcBatch } from '../../../generated/marc_batch.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { translate } from '../../../i18n/texts.ts';
import { attachment } from '../../../http/attachment.ts';
import type { Kernel } from '../../../kernel/crud.ts';
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import type { ActionRequest } from '../../../kernel/extension.ts';
import { parseId } from '../../../query/parse.ts';
import { readQuery, validated } from '../../../validation/validate.ts';
import type { LoadPictures } from '../qr/pictures.ts';
import type { Operation, OperationAnswer } from '../../../http/registry.ts';
import { qrAddress } from '../../../../shared/codes/code.ts';
import { MAX_MARCS } from './generate.ts';
import { type Batch, countMarcs, type Marc, type MarcState, marcStates, readBatch, readMarcs } from './marcs.ts';
import { MAX_PRINTS, printArchive, printFormats, readPrints } from './prints.ts';

const PAGE = 100;

const query: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: { type: 'integer', minimum: 1, maximum: MAX_MARCS / PAGE, description: 'From 1.' },
    state: { enum: marcStates },
    search: {
      type: 'string',
      maxLength: 500,
      description: 'A part of a code as it is printed, or the address that the code holds.',
    },
    from: {
      type: 'integer',
      minimum: 1,
      maximum: MAX_MARCS,
      description: `Of prints: the number of the first marc; up to ${MAX_PRINTS} follow.`,
    },
    download: {
      enum: [...exportFormats.map(({ name }) => name), ...printFormats],
      description: 'All of them as a list, or prints as a ZIP: a file each, or sheets with crop marks.',
    },
  },
};

interface Asked {
  page?: number;
  state?: MarcState;
  search?: string;
  from?: number;
  download?: string;
}

const integer: JsonSchema = { type: 'integer' };
const text: JsonSchema = { type: 'string' };
const textOrNull: JsonSchema = { type: ['string', 'null'] };

const marc: JsonSchema = {
  type: 'object',
  required: ['id', 'number', 'code', 'address', 'state', 'node_id', 'unit_name', 'bound_at'],
  properties: {
    id: integer,
    number: integer,
    code: text,
    address: { ...text, description: 'What the printed code holds.' },
    state: { enum: marcStates },
    node_id: { type: ['integer', 'null'] },
    unit_name: textOrNull,
    bound_at: { ...textOrNull, format: 'date-time' },
  },
};

const output: JsonSchema = {
  type: 'object',
  description: 'A batch with a page of its marcs; a list or a ZIP of prints where `download` is given.',
  required: [
    'id',
    'company_id',
    'company_name',
    'kind',
    'mark_count',
    'note',
    'design',
    'states',
    'total',
    'page',
    'pages',
    'results',
  ],
  properties: {
    id: integer,
    company_id: integer,
    company_name: text,
    kind: { enum: ['units', 'blank'] },
    mark_count: integer,
    note: text,
    design: { type: ['object', 'null'], description: 'As it was when the batch was made.' },
    created_at: { ...text, format: 'date-time' },
    states: { type: 'object', properties: Object.fromEntries(marcStates.map((state) => [state, integer])) },
    total: { ...integer, description: 'Marcs in the state, and with the code, that is asked for.' },
    page: integer,
    pages: integer,
    results: { type: 'array', maxItems: PAGE, items: marc },
  },
};

export interface MarcParts {
  kernel: Kernel;
  publicUrl: string;
  loadPictures: LoadPictures;
}

export function marcOperations({ kernel, publicUrl, loadPictures }: MarcParts): Operation[] {
  return [
    {
      id: `${marcBatch.id}.marks`,
      method: 'GET',
      path: 'customermarcgeneratordetailviewset/:id',
      summary: 'A batch of marcs with its codes and where they are, or its packing list',
      access: { entity: marcBatch.id, action: 'detail' },
      input: { query },
      output,
      rate: 'read',
      audit: 'none',
      async handler({ principal, locale, requestId, parameters, query: sent }) {
        const asked = validated<Asked>(query, readQuery(query, sent));
        const action = { name: 'detail', id: parseId(parameters['id']), input: {} };
        const read = <Found extends object>(task: (request: ActionRequest) => Promise<Found>): Promise<Found> =>
          kernel.act({ principal, locale, requestId }, marcBatch, action, task);
        const format = printFormats.find((name) => name === asked.download);
        if (format !== undefined) {
          const { from = 1, state } = asked;
          const prints = await read(async (request) => readPrints(request, await readBatch(request), { from, state }));
          const body = await printArchive(prints, { format, locale, publicUrl, loadPictures });
          return { headers: fileHeaders('application/zip', `${nameOf(prints.batch)} ${from}.zip`), body };
        }
        const found = await read((request) => readMarked(request, asked));
        return asked.download === undefined
          ? { body: pageOf(found, asked, publicUrl) }
          : packingFile(found, { format: formatOf(asked.download), locale, publicUrl });
      },
    },
  ];
}

interface Marked {
  batch: Batch;
  marcs: Marc[];
  /** Of all pages. */
  total: number;
}

async function readMarked(request: ActionRequest, { page = 1, state, search = '', download }: Asked): Promise<Marked> {
  const batch = await readBatch(request);
  const part = download === undefined ? { limit: PAGE, offset: PAGE * (page - 1) } : { limit: MAX_MARCS, offset: 0 };
  const marcs = await readMarcs(request, batch, { state, search, ...part });
  if (search.trim() !== '') return { batch, marcs, total: await countMarcs(request, batch, search, state) };
  return { batch, marcs, total: state === undefined ? batch.mark_count : batch.states[state] };
}

function pageOf({ batch, marcs, total }: Marked, { page = 1 }: Asked, publicUrl: string): object {
  const results = marcs.map((one) => ({ ...one, address: qrAddress(publicUrl, one.code) }));
  return { ...batch, total, page, pages: Math.max(1, Math.ceil(total / PAGE)), results };
}

interface Packing {
  format: SheetFormat;
  locale: Locale;
  publicUrl: string;
}

function packingFile({ batch, marcs }: Marked, { format, locale, publicUrl }: Packing): OperationAnswer {
  return {
    headers: fileHeaders(format.mediaType, `${nameOf(batch)}.${format.name}`),
    body: format.bytes(packingList(batch, marcs, { locale, publicUrl })),
  };
}

const nameOf = ({ company_name: company, id }: Batch): string => `${company} ${id}`;

const fileHeaders = (mediaType: string, name: string): Record<string, string> => ({
  'content-type': mediaType,
  'content-disposition': attachment(name),
  'cache-control': 'private, no-cache',
});

/** In characters. */
const WIDTHS = [10, 14, 50, 12, 12, 40];

function packingList({ id }: Batch, marcs: Marc[], { locale, publicUrl }: Omit<Packing, 'format'>): Sheet {
  const columns = ['number', 'code', 'address', 'state', 'unit_id', 'unit'] as const;
  const rows = marcs
    .values()
    .map((one) => [
      one.number,
      one.code,
      qrAddress(publicUrl, one.code),
      translate(locale, `marcs.${one.state}`),
      one.node_id,
      one.unit_name,
    ]);
  return {
    locale,
    name: `#${id}`,
    header: columns.map((column) => translate(locale, `marcs.${column}`)),
    widths: WIDTHS,
    rows: yieldToEventLoop(rows),
  };
}
