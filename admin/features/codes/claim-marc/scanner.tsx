import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import QrCodeScanner from '@mui/icons-material/QrCodeScannerOutlined';
import { Alert, Box, Button, Card, CircularProgress } from '@mui/material';
import { useRef, useState, type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { codeIn } from '../../../../shared/codes/public-code.ts';
import { type CameraState, useCamera } from './use-camera.ts';
import { loadChunk } from '../../../ui/chunks/load-chunk.ts';
import { openQrReader, type ReadQr } from './qr-reader.ts';

interface ScannerProps {
  /** What was read is being looked up. */
  isPaused: boolean;
  /** A whole code, or the address of one. */
  onCode: (text: string) => void;
  startsAtOnce: boolean;
  /** What is said of a code that is none of ours: a key of admin/i18n. */
  foreignText?: string;
}

/** The camera, which reads a marc that is held before it. */
export function Scanner({ isPaused, onCode, startsAtOnce, foreignText = 'app.claim.camera.foreign' }: ScannerProps) {
  const translate = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const { state, start } = useCamera(video, startsAtOnce);
  const [read, setRead] = useState<string | null>(null);
  const isOn = state === 'on';
  const isBroken = useScan({
    video,
    isOn: isOn && !isPaused,
    onRead(text) {
      // What is still in view was told already.
      if (text === read) return;
      setRead(text);
      if (codeIn(text) !== null) onCode(text);
    },
  });
  const isForeign = read !== null && codeIn(read) === null;
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Box
        sx={{
          display: isOn || state === 'starting' ? 'grid' : 'none',
          placeItems: 'center',
          backgroundColor: 'ink.surface',
        }}
      >
        <Box
          component="video"
          ref={video}
          muted
          playsInline
          aria-label={translate('app.claim.camera.view')}
          sx={{ gridArea: '1 / 1', width: '100%', maxHeight: '48dvh', aspectRatio: '4 / 3', objectFit: 'cover' }}
        />
        {isOn ? (
          <Finder />
        ) : (
          <CircularProgress
            aria-label={translate('app.claim.camera.starting')}
            sx={{ gridArea: '1 / 1', color: 'ink.text' }}
          />
        )}
      </Box>
      <Box role="status" sx={{ padding: 4, display: 'grid', gap: 3, justifyItems: 'start' }}>
        <ScannerStatus state={state} foreignText={isForeign ? foreignText : null} isBroken={isBroken} />
        {!isOn && state !== 'starting' && (
          <Button variant="outlined" size="large" startIcon={<PhotoCamera />} onClick={start}>
            {translate(state === 'off' ? 'app.claim.camera.start' : 'app.claim.camera.again')}
          </Button>
        )}
      </Box>
    </Card>
  );
}

interface ScannerStatusProps {
  state: CameraState;
  /** Of a code in view that is none of ours. */
  foreignText: string | null;
  /** The camera shows what nobody can read. */
  isBroken: boolean;
}

/** What to do, or why it does not work and what to do instead. */
function ScannerStatus({ state, foreignText, isBroken }: ScannerStatusProps) {
  const translate = useTranslate();
  if (isBroken) return <Alert severity="warning">{translate('app.claim.camera.unreadable')}</Alert>;
  if (foreignText !== null) return <Alert severity="warning">{translate(foreignText)}</Alert>;
  if (state === 'off') return null;
  if (state === 'on' || state === 'starting')
    return (
      <Box component="span" sx={{ display: 'inline-flex', gap: 2, alignItems: 'center', color: 'text.secondary' }}>
        <QrCodeScanner fontSize="small" />
        {translate(`app.claim.camera.${state === 'on' ? 'hold' : 'starting'}`)}
      </Box>
    );
  return <Alert severity="warning">{translate(`app.claim.camera.${state}`)}</Alert>;
}

/** Where the code should be. */
function Finder() {
  return (
    <Box
      aria-hidden
      sx={{
        gridArea: '1 / 1',
        height: '60%',
        aspectRatio: '1',
        border: 3,
        borderColor: 'ink.text',
        borderRadius: 2,
        opacity: 0.8,
        zIndex: 1,
      }}
    />
  );
}

interface Scan {
  video: RefObject<HTMLVideoElement | null>;
  /** Nothing is looked for meanwhile. */
  isOn: boolean;
  onRead: (text: string) => void;
}

/** Between two scans. */
const PAUSE_MS = 150;

/** Looks for QR codes in a video, one scan after the other; answers whether looking is impossible. */
function useScan({ video, isOn, onRead }: Scan): boolean {
  const [isBroken, setBroken] = useState(false);
  const report = useEffectEvent(onRead);
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function scan(read: ReadQr): Promise<void> {
      const [text] = video.current !== null && video.current.videoWidth > 0 ? await read(video.current) : [];
      if (isOver) return;
      if (text !== undefined) report(text);
      timer = setTimeout(() => void scan(read).catch(() => setBroken(true)), PAUSE_MS);
    }
    loadChunk(openQrReader)
      .then((read) => (isOver ? undefined : scan(read)))
      .catch(() => setBroken(true));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isOn, video]);
  return isBroken;
}
