import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../providers/use-session.tsx';
import { isObject } from '../../../providers/user-data.ts';

/** Uploads a picture as it is; `onDone` gets the name under which it is served. */
export function usePictureUpload(onDone: (file: string) => void) {
  const { client } = useSession();
  const translate = useTranslate();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function upload(file: File): Promise<void> {
    setRunning(true);
    setProblem(undefined);
    try {
      const { json } = await client.upload('/surveys/upload_image/', { file });
      if (isObject(json) && typeof json.file === 'string') onDone(json.file);
    } catch (error) {
      const message = error instanceof Error ? error.message : 'app.errors.unexpected';
      setProblem(translate(message, { _: message }));
    } finally {
      setRunning(false);
    }
  }
  return { upload, isRunning, problem };
}
