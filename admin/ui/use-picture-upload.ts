import { useSession } from '../providers/use-session.tsx';
import { isObject } from '../providers/user-data.ts';
import { useTask } from './use-task.ts';

/** Types that the server takes. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif';

/** Sends a picture to design with; answers the name under which it is served, or undefined and says in `errorText` why not. */
export function usePictureUpload() {
  const { client } = useSession();
  const { run, isRunning, errorText } = useTask();
  const send = (picture: File): Promise<string | undefined> =>
    run(async () => {
      const { json } = await client.upload('/surveys/upload_image/', { file: picture });
      return isObject(json) && typeof json.file === 'string' ? json.file : undefined;
    });
  return { send, isRunning, errorText };
}
