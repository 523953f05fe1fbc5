/** The QR image of a code, for whoever may read the code. */
import { nodeQrCode } from '../generated/node_qr_code.ts';
import { qrAddress } from '../visitor/code.ts';
import type { Kernel } from '../kernel/crud.ts';
import type { JsonSchema } from '../kernel/descriptor.ts';
import { parseId } from '../kernel/parse.ts';
import { validated } from '../kernel/validate.ts';
import type { Operation } from '../registry.ts';
import { type QrFormat, qrMediaTypes, renderQr } from './render.ts';

const query: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { format: { enum: Object.keys(qrMediaTypes), description: 'svg where it is not given.' } },
};

export function qrOperations(kernel: Kernel, publicUrl: string): Operation[] {
  return [
    {
      id: `${nodeQrCode.id}.image`,
      method: 'GET',
      path: `${nodeQrCode.path}/:id/image`,
      summary: 'The plain QR image of a code, black on white',
      // Reading the image is reading the code: the same rules, the same rows.
      access: { entity: nodeQrCode.id, action: 'detail' },
      input: { query },
      output: { type: 'string', contentMediaType: 'image/svg+xml', description: 'An SVG or PNG file.' },
      rate: 'read',
      audit: 'none',
      async handler({ principal, locale, requestId, parameters, query: asked }) {
        const { format = 'svg' } = validated<{ format?: QrFormat }>(query, asked);
        const row = await kernel.detail({ principal, locale, requestId }, nodeQrCode, {
          id: parseId(parameters['id']),
        });
        const { code } = JSON.parse(row) as { code: string };
        return {
          headers: {
            'content-type': qrMediaTypes[format],
            'content-disposition': `attachment; filename="${code}.${format}"`,
            'cache-control': 'private, max-age=3600',
          },
          body: await renderQr(qrAddress(publicUrl, code), format),
        };
      },
    },
  ];
}
