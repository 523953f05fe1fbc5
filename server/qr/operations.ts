/** The QR image of a code, for whoever may read the code. */
import { shownQrDesign } from '../designs/shown-qr.ts';
import { nodeQrCode } from '../generated/node_qr_code.ts';
import { qrAddress } from '../visitor/code.ts';
import type { Kernel } from '../kernel/crud.ts';
import type { JsonSchema } from '../kernel/descriptor.ts';
import type { ActionRequest } from '../kernel/extension.ts';
import { parseId } from '../kernel/parse.ts';
import { validated } from '../kernel/validate.ts';
import type { Operation } from '../registry.ts';
import { type QrColors, type QrFormat, qrMediaTypes, renderQr } from './render.ts';

const query: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    format: { enum: Object.keys(qrMediaTypes), description: 'svg where it is not given.' },
    design: {
      enum: ['plain', 'shown'],
      description:
        'In the colors that the unit shows (own, of its group or inherited), or plain where it is not given.',
    },
  },
};

interface ImageQuery {
  format?: QrFormat;
  design?: 'plain' | 'shown';
}

const reading = (id: number) => ({ name: 'detail', id, input: {} });

async function shownColors(request: ActionRequest): Promise<QrColors> {
  const { id } = await request.find();
  const { foreground, background } = (await shownQrDesign(request, id)) ?? {};
  return { ...(foreground && { foreground }), ...(background && { background }) };
}

export function qrOperations(kernel: Kernel, publicUrl: string): Operation[] {
  return [
    {
      id: `${nodeQrCode.id}.image`,
      method: 'GET',
      path: `${nodeQrCode.path}/:id/image`,
      summary: 'The QR image of a code: plain, black on white, or in the colors of its design',
      // Reading the image is reading the code: the same rules, the same rows.
      access: { entity: nodeQrCode.id, action: 'detail' },
      input: { query },
      output: { type: 'string', contentMediaType: 'image/svg+xml', description: 'An SVG or PNG file.' },
      rate: 'read',
      audit: 'none',
      async handler({ principal, locale, requestId, parameters, query: asked }) {
        const { format = 'svg', design = 'plain' } = validated<ImageQuery>(query, asked);
        const call = { principal, locale, requestId };
        const id = parseId(parameters['id']);
        const { code } = JSON.parse(await kernel.detail(call, nodeQrCode, { id })) as { code: string };
        const colors: QrColors = design === 'shown' ? await kernel.act(call, nodeQrCode, reading(id), shownColors) : {};
        return {
          headers: {
            'content-type': qrMediaTypes[format],
            'content-disposition': `attachment; filename="${code}.${format}"`,
            // A code never changes; what it is designed like does.
            'cache-control': design === 'plain' ? 'private, max-age=3600' : 'private, no-cache',
          },
          body: await renderQr(qrAddress(publicUrl, code), format, colors),
        };
      },
    },
  ];
}
