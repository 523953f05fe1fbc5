import { useEffect, useState } from 'react';
import { loadChunk } from '../chunks/load-chunk.ts';

/** An address as a QR code, black on white in any skin: cameras do not read the other way round. */
export function useAddressImage(address: string): string | undefined {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void draw(address)
      .then((drawn) => {
        if (!isGone) setImage(drawn);
      })
      // What it holds stands beside it, to be typed in.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [address]);
  return image;
}

async function draw(address: string): Promise<string> {
  const { toString } = await loadChunk(() => import('qrcode'));
  const svg = await toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
