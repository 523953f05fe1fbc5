/** The print of a code, for whoever may read the code. */
import type { QrDesign } from '../../../../shared/qr/design.ts';
import { qrDesignViolations, MIN_CONTRAST } from '../../../../shared/qr/design-violations.ts';
import { shownCodes } from '../../organizations/index.ts';
import { notFound, qrDesignUnreadable } from '../../../errors.ts';
import { nodeQrCode } from '../../../generated/node_qr_code.ts';
import { audit } from '../../../access/audit.ts';
import type { Kernel } from '../../../kernel/crud.ts';
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import type { ActionRequest } from '../../../kernel/extension.ts';
import { parseId } from '../../../query/parse.ts';
import { readQuery, validated } from '../../../validation/validate.ts';
import type { Operation } from '../../../http/registry.ts';
import { qrAddress } from '../../../../shared/codes/code.ts';
import { optedDesign, optionSchemas, type PrintFormat, printMediaTypes, type PrintOptions } from './options.ts';
import type { LoadPictures } from './pictures.ts';
import { printOf } from './print.ts';
import { requireGlyphs } from './missing-glyphs.ts';
import { writePrint } from './write.ts';

const query: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    format: { enum: Object.keys(printMediaTypes), description: 'svg where it is not given.' },
    ...optionSchemas,
    download: { type: 'boolean', description: 'It is kept as a file, and not only looked at: the log says so.' },
  },
};

interface ImageQuery extends PrintOptions {
  format?: PrintFormat;
  download?: boolean;
}

const reading = (id: number) => ({ name: 'detail', id, input: {} });

async function shownCode(request: ActionRequest, isDownload: boolean) {
  const { id } = await request.find();
  if (isDownload) await audit(request, { operation: 'export', entity: nodeQrCode, recordId: id, changes: {} });
  const [shown] = await shownCodes(request.transaction, [id]);
  if (!shown) throw notFound();
  return shown;
}

export interface QrParts {
  kernel: Kernel;
  publicUrl: string;
  loadPictures: LoadPictures;
}

export const qrOperations = ({ kernel, publicUrl, loadPictures }: QrParts): Operation[] => [
  {
    id: `${nodeQrCode.id}.image`,
    method: 'GET',
    path: `${nodeQrCode.path}/:id/image`,
    summary: 'The print of a code: plain, black on white, or as its design says',
    // Reading the image is reading the code: the same rules, the same rows.
    access: { entity: nodeQrCode.id, action: 'detail' },
    input: { query },
    output: { type: 'string', contentMediaType: 'image/svg+xml', description: 'An SVG, PNG or PDF file.' },
    rate: 'read',
    audit: 'change',
    async handler({ principal, locale, requestId, parameters, query: asked }) {
      const { format = 'svg', download = false, ...options } = validated<ImageQuery>(query, readQuery(query, asked));
      const id = parseId(parameters['id']);
      const shown = await kernel.act({ principal, locale, requestId }, nodeQrCode, reading(id), (request) =>
        shownCode(request, download),
      );
      const design = readable(optedDesign(shown.design, options));
      const code = { ...shown, address: qrAddress(publicUrl, shown.code) };
      requireGlyphs(design, code);
      const print = printOf(design, code, await loadPictures(design));
      return {
        headers: {
          'content-type': printMediaTypes[format],
          'content-disposition': `attachment; filename="${shown.code}.${format}"`,
          // A code never changes; what it is designed like does.
          'cache-control': (options.design ?? 'plain') === 'plain' ? 'private, max-age=3600' : 'private, no-cache',
        },
        body: await writePrint({ design, code, print }, format, options.paper ?? 'design'),
      };
    },
  },
];

/** Throws 409 for colors that readers could not tell apart, or that are the wrong way round for them. */
function readable(design: QrDesign): QrDesign {
  if (qrDesignViolations(design).length > 0) throw qrDesignUnreadable({ parameters: { contrast: MIN_CONTRAST } });
  return design;
}
