/** What the camera of a journey's browser sees. */
import { writeFile } from 'node:fs/promises';
import QRCode from 'qrcode';
import sharp from 'sharp';

const WIDTH = 640;
const HEIGHT = 480;
/** Of the code, in pixels. */
const SIDE = 300;

/** Holds a QR code before the camera: a film of one gray picture (YUV4MPEG2), which Chromium shows over and over. */
export async function holdBeforeCamera(file: string, text: string): Promise<void> {
  const code = await QRCode.toBuffer(text, { width: SIDE, margin: 4, errorCorrectionLevel: 'Q' });
  const light = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#d8d8d8' } })
    .composite([{ input: code }])
    .toColorspace('b-w')
    .raw()
    .toBuffer();
  const gray = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`);
  await writeFile(file, Buffer.concat([header, Buffer.from('FRAME\n'), light, gray]));
}
