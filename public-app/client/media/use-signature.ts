/** A signature on its way: lines first, a picture of the answer when the visitor goes on. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SignatureProps } from '../../controls/signature.tsx';
import { typedName } from '../../../shared/questions/signature.ts';
import { refusedMedia } from '../outbox/deliver.ts';
import { addFile, type Refusal, removeFile, upload } from './items.ts';
import type { MediaPlace } from './place.ts';
import { unfinished } from './unfinished.ts';
import { usePen } from './use-pen.ts';

export function useSignature({ question, values, place }: SignatureProps & { place: MediaPlace }) {
  const typed = typedName(values) ?? '';
  const [drawn, setDrawn] = useState(typed === '' ? (values[0] ?? null) : null);
  const [isDrawing, setDrawing] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const taking = useRef<(() => Promise<void>) | null>(null);
  const pen = usePen(began);

  function began(): void {
    if (taking.current) return;
    const take = (): Promise<void> => takePicture().finally(forget);
    taking.current = take;
    unfinished.add(take);
    setDrawing(true);
  }

  function forget(): void {
    if (taking.current) unfinished.delete(taking.current);
    taking.current = null;
  }

  async function takePicture(): Promise<void> {
    const picture = await pen.picture();
    if (!picture) return setRefusal({ code: 'invalid' });
    const file = new File([picture], 'signature.png', { type: picture.type });
    const added = await addFile(place, { question, medium: 'photo' }, file);
    if ('refusal' in added) return setRefusal(added.refusal);
    // In the form at once: who is waiting for it reads it there.
    flushSync(() => setDrawn(added.media));
    setDrawing(false);
    void upload(added.media).then((refused) => {
      if (!refused) return;
      setDrawn(null);
      setRefusal(refused);
    });
  }

  const changed = useEffectEvent(() => place.changed());
  const before = useRef(drawn);
  useEffect(() => {
    if (before.current !== drawn) changed();
    before.current = drawn;
  }, [drawn]);
  const isRefused = drawn !== null && refusedMedia.has(drawn);
  useEffect(() => {
    if (isRefused) setDrawn(null);
  }, [isRefused]);
  // On a kiosk the next visitor may begin before it was taken.
  const leave = useEffectEvent(forget);
  useEffect(() => () => leave(), []);

  return {
    typed,
    drawn,
    refusal,
    isEmpty: drawn === null && !isDrawing,
    area: pen.events,
    clear(): void {
      forget();
      if (drawn !== null) void removeFile(drawn);
      pen.wipe();
      setDrawn(null);
      setDrawing(false);
      setRefusal(null);
    },
  };
}
