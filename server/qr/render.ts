/** Plain QR images of an address; the company's own designs are drawn elsewhere. */
import QRCode, { type QRCodeSegment } from 'qrcode';

export type QrFormat = 'svg' | 'png';

/** Level Q restores a quarter of the symbol; four modules of quiet zone are what ISO/IEC 18004 asks for. */
const ERROR_CORRECTION = 'Q';
const QUIET_ZONE_MODULES = 4;
/** Pixels a module in the PNG: about 1000 px for our addresses, 8.5 cm at 300 dpi. */
const PIXELS_PER_MODULE = 24;
const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]+$/;

export const qrMediaTypes: Record<QrFormat, string> = { svg: 'image/svg+xml', png: 'image/png' };

/** One segment: alphanumeric where the address allows it, which makes the symbol a version or two smaller. */
function segments(address: string): QRCodeSegment[] {
  return ALPHANUMERIC.test(address)
    ? [{ data: address, mode: 'alphanumeric' }]
    : [{ data: new TextEncoder().encode(address), mode: 'byte' }];
}

/** The QR image of an address, black on white. An upper-case address gives the smaller symbol (see `qrAddress`). */
export async function renderQr(address: string, format: QrFormat): Promise<Buffer> {
  const options = { errorCorrectionLevel: ERROR_CORRECTION, margin: QUIET_ZONE_MODULES } as const;
  const encoded = segments(address);
  return format === 'svg'
    ? Buffer.from(await QRCode.toString(encoded, { ...options, type: 'svg' }))
    : QRCode.toBuffer(encoded, { ...options, type: 'png', scale: PIXELS_PER_MODULE });
}
