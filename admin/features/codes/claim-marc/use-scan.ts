import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { openQrReader, type ReadQr } from './qr-reader.ts';

interface Scan {
  video: RefObject<HTMLVideoElement | null>;
  /** Nothing is looked for meanwhile. */
  isOn: boolean;
  onRead: (text: string) => void;
}

/** Between two looks. */
const PAUSE_MS = 150;

/** Looks for QR codes in a video, one look after the other; answers whether looking is impossible. */
export function useScan({ video, isOn, onRead }: Scan): boolean {
  const [isBroken, setBroken] = useState(false);
  const report = useEffectEvent(onRead);
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(read: ReadQr): Promise<void> {
      const [text] = video.current !== null && video.current.videoWidth > 0 ? await read(video.current) : [];
      if (isOver) return;
      if (text !== undefined) report(text);
      timer = setTimeout(() => void look(read).catch(() => setBroken(true)), PAUSE_MS);
    }
    loadChunk(openQrReader)
      .then((read) => (isOver ? undefined : look(read)))
      .catch(() => setBroken(true));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isOn, video]);
  return isBroken;
}
