/**
 * Reads QR codes from a camera's picture, or a photo: by the browser where it can, else by ZXing, which is loaded then. On Windows
 * and Linux, and in Firefox and Safari, browsers can't.
 */
export type Picture = HTMLVideoElement | HTMLImageElement;
export type ReadQr = (picture: Picture) => Promise<string[]>;

/** As of the Shape Detection API, which TypeScript's DOM does not have. */
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): { detect: (source: Picture) => Promise<{ rawValue: string }[]> };
  getSupportedFormats: () => Promise<string[]>;
}

export async function openQrReader(): Promise<ReadQr> {
  return (await nativeReader()) ?? zxingReader();
}

async function nativeReader(): Promise<ReadQr | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (BarcodeDetector === undefined) return null;
  // Some browsers have the API and no reader behind it.
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

/** Longest side of what is looked at, in pixels: of a film enough for a code that fills a quarter of it; a photo is looked at once, and closer. */
const LONGEST_SIDE = { film: 800, photo: 2000 };

const sizeOf = (picture: Picture) =>
  picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight, longest: LONGEST_SIDE.film }
    : { width: picture.naturalWidth, height: picture.naturalHeight, longest: LONGEST_SIDE.photo };

async function zxingReader(): Promise<ReadQr> {
  const [{ prepareZXingModule, readBarcodes }, { default: program }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // Ours: the package would fetch it from elsewhere.
  prepareZXingModule({ overrides: { locateFile: () => program } });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser draws no pictures.');
  return async (picture) => {
    const { width, height, longest } = sizeOf(picture);
    const scale = Math.min(1, longest / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    // What is transparent is paper.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 1 });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
