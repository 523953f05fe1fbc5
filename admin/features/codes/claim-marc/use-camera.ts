import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Why there is no picture: a key of admin/i18n below `app.claim.camera`. */
export type CameraError = 'insecure' | 'denied' | 'missing' | 'busy';

export type CameraState = 'off' | 'starting' | 'on' | CameraError;

/** The camera at the back of the phone, shown in a video; it is let go with the component, and while the page is hidden. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, startsAtOnce: boolean) {
  const [isWanted, setWanted] = useState(startsAtOnce);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<CameraState>('off');
  const isVisible = usePageVisible();

  useEffect(() => {
    if (!isWanted || !isVisible) return setState('off');
    let isOver = false;
    let stream: MediaStream | undefined;
    const release = (): void => stream?.getTracks().forEach((track) => track.stop());
    setState('starting');
    openCamera().then(
      async (opened) => {
        stream = opened;
        if (isOver || video.current === null) return release();
        video.current.srcObject = opened;
        // Refused where the page is left meanwhile.
        await video.current.play().catch(() => undefined);
        if (!isOver) setState('on');
      },
      (error: unknown) => {
        if (!isOver) setState(errorOf(error));
      },
    );
    return () => {
      isOver = true;
      release();
    };
  }, [isWanted, isVisible, tries, video]);

  const start = useCallback(() => {
    setWanted(true);
    setTries((before) => before + 1);
  }, []);
  return { state, start, stop: useCallback(() => setWanted(false), []) };
}

function openCamera(): Promise<MediaStream> {
  // Browsers have it on encrypted pages and on this machine alone.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) return Promise.reject(new DOMException('', 'SecurityError'));
  return devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } });
}

/** By the names of the Media Capture and Streams standard. */
const ERRORS: Record<string, CameraError> = {
  SecurityError: 'insecure',
  NotAllowedError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

const errorOf = (error: unknown): CameraError => (error instanceof Error ? ERRORS[error.name] : undefined) ?? 'busy';

function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const updateVisible = (): void => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', updateVisible);
    return () => document.removeEventListener('visibilitychange', updateVisible);
  }, []);
  return isVisible;
}
