/** QR images of an address, in the colors of a design. */
import QRCode, { type QRCodeSegment } from 'qrcode';
import { contrast } from '../../public-app/survey/color.ts';
import { qrDesignUnreadable } from '../errors.ts';

export type QrFormat = 'svg' | 'png';

/** Level Q restores a quarter of the symbol; four modules of quiet zone are what ISO/IEC 18004 asks for. */
const ERROR_CORRECTION = 'Q';
const QUIET_ZONE_MODULES = 4;
/** Pixels a module in the PNG: about 1000 px for our addresses, 8.5 cm at 300 dpi. */
const PIXELS_PER_MODULE = 24;
/** What readers need to tell modules from ground; they also need the modules to be the darker ones. */
const LEAST_CONTRAST = 4;
const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]+$/;

export const qrMediaTypes: Record<QrFormat, string> = { svg: 'image/svg+xml', png: 'image/png' };

/** One segment: alphanumeric where the address allows it, which makes the symbol a version or two smaller. */
function segments(address: string): QRCodeSegment[] {
  return ALPHANUMERIC.test(address)
    ? [{ data: address, mode: 'alphanumeric' }]
    : [{ data: new TextEncoder().encode(address), mode: 'byte' }];
}

export interface QrColors {
  /** `#RRGGBB`; black on white where they are not given. */
  foreground?: string;
  background?: string;
}

/** Throws 409 for colors that readers could not tell apart, or that are the wrong way round for them. */
function readableColors({ foreground = '#000000', background = '#FFFFFF' }: QrColors) {
  const isDarker = contrast(foreground, '#FFFFFF') > contrast(background, '#FFFFFF');
  if (!isDarker || contrast(foreground, background) < LEAST_CONTRAST)
    throw qrDesignUnreadable({ parameters: { contrast: LEAST_CONTRAST } });
  return { dark: foreground, light: background };
}

/** The QR image of an address. An upper-case address gives the smaller symbol (see `qrAddress`). */
export async function renderQr(address: string, format: QrFormat, colors: QrColors = {}): Promise<Buffer> {
  const color = readableColors(colors);
  const options = { errorCorrectionLevel: ERROR_CORRECTION, margin: QUIET_ZONE_MODULES, color } as const;
  const encoded = segments(address);
  return format === 'svg'
    ? Buffer.from(await QRCode.toString(encoded, { ...options, type: 'svg' }))
    : QRCode.toBuffer(encoded, { ...options, type: 'png', scale: PIXELS_PER_MODULE });
}
