import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../../providers/use-session.tsx';
import { isObject } from '../../../../providers/user-data.ts';

/** Types that the server takes. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif';

/** Sends a picture to design with; answers its name, or undefined and says in `fault` why not. */
export function useUploadImage() {
  const { client } = useSession();
  const translate = useTranslate();
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function send(picture: File): Promise<string | undefined> {
    setRunning(true);
    setFault(null);
    try {
      const { json } = await client.upload('/surveys/upload_image/', { file: picture });
      return isObject(json) && typeof json.file === 'string' ? json.file : undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : 'app.errors.unexpected';
      setFault(translate(message, { _: message }));
      return undefined;
    } finally {
      setRunning(false);
    }
  }
  return { send, isRunning, fault };
}
