import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { nodeQrCode } from '../../../generated/resources.ts';
import { useObjectAddress } from '../../../ui/use-object-address.ts';
import { useNotifyError } from '../../../ui/use-notify-error.ts';
import { type FilesProvider, saveFile } from '../../../providers/files.ts';

export type QrFormat = 'svg' | 'png';

/** The image of a code in the colors that its unit shows: one to look at, and a way to save it as a file. */
export function useQrImage(codeId: number, code: string) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const notifyError = useNotifyError();
  const fileAs = (format: QrFormat, more = '') =>
    provider.getFile(nodeQrCode.route, { id: codeId, part: `image?format=${format}&design=design${more}` });
  const { data: image, error } = useQuery({
    queryKey: [nodeQrCode.route, 'image', codeId],
    queryFn: () => fileAs('svg'),
  });

  async function download(format: QrFormat): Promise<void> {
    try {
      saveFile(new File([await fileAs(format, '&download=true')], `${code}.${format}`));
    } catch (error) {
      notifyError(error);
    }
  }

  return { address: useObjectAddress(error ? undefined : image), error, download };
}
