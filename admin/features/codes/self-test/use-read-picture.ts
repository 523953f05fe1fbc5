import { useState } from 'react';
import { codeIn } from '../../../../shared/codes/public-code.ts';
import { loadChunk } from '../../../ui/chunks/load-chunk.ts';
import { openQrReader } from '../claim-marc/qr-reader.ts';

/** Why nothing was read: it is no picture that browsers show, there is no code in it, or this browser reads none. */
export type PictureError = 'no_picture' | 'no_code' | 'broken';

/** Reads the QR code in a picture. @param onRead is told of codes of ours alone; `text` holds what was read otherwise */
export function useReadPicture(onRead: (text: string) => void) {
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<PictureError | null>(null);
  const [text, setText] = useState<string | null>(null);

  async function read(file: File): Promise<void> {
    setReading(true);
    setError(null);
    setText(null);
    try {
      const found = await readFile(file);
      if (found === null) return setError('no_code');
      setText(found);
      if (codeIn(found) !== null) onRead(found);
    } catch (error) {
      setError(error instanceof NoPicture ? 'no_picture' : 'broken');
    } finally {
      setReading(false);
    }
  }
  return { read, isReading, error, text };
}

class NoPicture extends Error {}

async function readFile(file: File): Promise<string | null> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode().catch(() => {
      throw new NoPicture();
    });
    const readCodes = await loadChunk(openQrReader);
    const [text] = await readCodes(picture);
    return text ?? null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
