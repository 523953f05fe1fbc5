/** Records the visitor's voice, with how long it has been. */
import { useEffect, useRef, useState } from 'react';
import { unfinished } from './unfinished.ts';

const LONGEST_SECONDS = 180;
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** Only pages that came over https may listen, and not every browser can. */
export const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' && Boolean((navigator as { mediaDevices?: MediaDevices }).mediaDevices);

export interface Recorder {
  /** Null while nothing is recorded. */
  seconds: number | null;
  start: () => Promise<void>;
  stop: () => void;
}

/** @param name what a recording is called; its ending is the server's to find; `denied` where there is no microphone to be had */
export function useRecorder(name: () => string, recorded: (file: File) => void, denied: () => void): Recorder {
  const [seconds, setSeconds] = useState<number | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      recorder.current?.stop();
    };
  }, []);

  const start = async (): Promise<void> => {
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch {
      denied();
      return;
    }
    // Allowed when the visitor had gone on already: nothing listens any more.
    if (isGone.current) return silence(stream);
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const current = new MediaRecorder(stream, mimeType ? { mimeType, audioBitsPerSecond: 64_000 } : {});
    const parts: Blob[] = [];
    const began = Date.now();
    const timer = window.setInterval(() => {
      const passed = Math.floor((Date.now() - began) / 1000);
      setSeconds(passed);
      if (passed >= LONGEST_SECONDS) current.stop();
    }, 250);
    current.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && parts.push(data)));
    const finish = (): Promise<unknown> =>
      new Promise((resolve) => {
        current.addEventListener('stop', resolve);
        if (current.state !== 'inactive') current.stop();
      });
    current.addEventListener('stop', () => {
      unfinished.delete(finish);
      window.clearInterval(timer);
      silence(stream);
      recorder.current = null;
      // No answer would name what is recorded after the question was left.
      if (isGone.current) return;
      setSeconds(null);
      const [type = 'audio/webm'] = current.mimeType.split(';');
      if (parts.length > 0) recorded(new File(parts, name(), { type }));
    });
    recorder.current = current;
    setSeconds(0);
    unfinished.add(finish);
    current.start();
  };
  return { seconds, start, stop: () => recorder.current?.stop() };
}

function silence(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** 0:07 */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
