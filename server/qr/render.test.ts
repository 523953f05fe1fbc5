import QRCode from 'qrcode';
import { describe, expect, it } from 'vitest';
import { renderQr } from './render.ts';

const ADDRESS = 'HTTPS://FEEDBACK.EXAMPLE.COM/Q/10101010A';
const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Width in modules that the SVG's view box spans, quiet zone included. */
const svgModules = async (address: string): Promise<number> => {
  const svg = (await renderQr(address, 'svg')).toString('utf8');
  return Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
};

describe('plain QR images', () => {
  it('are a square SVG with a quiet zone of four modules and level Q', async () => {
    const reference = QRCode.create([{ data: ADDRESS, mode: 'alphanumeric' }], { errorCorrectionLevel: 'Q' });
    expect(await svgModules(ADDRESS)).toBe(reference.modules.size + 8);
  });

  it('are smaller for an upper-case address than for a mixed one', async () => {
    expect(await svgModules(ADDRESS)).toBeLessThan(await svgModules(ADDRESS.toLowerCase()));
  });

  it('are a PNG of whole pixels a module, sharp in print', async () => {
    const png = await renderQr(ADDRESS, 'png');
    expect(png.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
    // The width stands in the IHDR chunk, at byte 16.
    expect(png.readUInt32BE(16)).toBe((await svgModules(ADDRESS)) * 24);
  });

  it('take an address in any script', async () => {
    expect(await svgModules('https://пример.example/Q/1')).toBeGreaterThan(0);
  });
});
