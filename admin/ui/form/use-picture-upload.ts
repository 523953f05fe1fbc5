import { useSession } from '../../providers/use-session.tsx';
import { PICTURES } from '../../providers/files.ts';
import { isObject } from '../../providers/user-data.ts';
import { useServerMutation } from '../mutations/use-server-mutation.ts';

/** Types that the server takes. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif';

/** Sends a picture to design with; answers the name under which it is served, or undefined and says in `errorText` why not. */
export function usePictureUpload() {
  const { client } = useSession();
  const { mutate, isPending, errorText } = useServerMutation();
  const send = (picture: File): Promise<string | undefined> =>
    mutate(async () => {
      const { json } = await client.upload(PICTURES, { file: picture });
      return isObject(json) && typeof json.file === 'string' ? json.file : undefined;
    });
  return { send, isPending, errorText };
}
