/**
 * Reads QR codes from a camera's picture: by the browser where it can, else by ZXing, which is loaded then. On Windows
 * and Linux, and in Firefox and Safari, browsers can't.
 */
export type ReadQr = (video: HTMLVideoElement) => Promise<string[]>;

/** As of the Shape Detection API, which TypeScript's DOM does not have. */
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
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
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

/** Longest side of what is looked at, in pixels: enough for a code that fills a quarter of the picture. */
const LONGEST_SIDE = 800;

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
  return async (video) => {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 1 });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
