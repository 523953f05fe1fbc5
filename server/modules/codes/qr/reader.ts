/** Reads a picture of a code as a visitor's camera would: with ZXing, which shares nothing with what draws the codes. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as ZXing from 'zxing-wasm/reader';
import { lazily } from '../../../lazy.ts';
import { sharp } from '../../../platform/media/sharp.ts';

const WASM = 'zxing-wasm/reader/zxing_reader.wasm';

const zxing = lazily<typeof ZXing>('zxing-wasm/reader');
let isPrepared = false;

/** From memory: the package would fetch its program from elsewhere. */
function prepare(): void {
  if (isPrepared) return;
  const program = readFileSync(fileURLToPath(import.meta.resolve(WASM)));
  const wasmBinary = program.buffer.slice(program.byteOffset, program.byteOffset + program.byteLength);
  zxing().prepareZXingModule({ overrides: { wasmBinary } });
  isPrepared = true;
}

/** What the QR codes in a picture say, so many at most; empty where none can be read. */
export async function readCodes(picture: Buffer, most = 4): Promise<string[]> {
  prepare();
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  };
  const found = await zxing().readBarcodes(pixels, {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: most,
  });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
