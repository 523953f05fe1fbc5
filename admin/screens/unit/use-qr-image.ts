import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { nodeQrCode } from '../../generated/resources.ts';
import type { FilesProvider } from '../../providers/files.ts';

export type QrFormat = 'svg' | 'png';

/** Of an address that the browser was given for a file, after the download has surely begun. */
const RELEASE_MS = 10_000;

/** The image of a code in the colors that its unit shows: one to look at, and a way to save it as a file. */
export function useQrImage(codeId: number, code: string) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const notify = useNotify();
  const fileAs = (format: QrFormat) =>
    provider.getFile(nodeQrCode.route, { id: codeId, part: `image?format=${format}&design=shown` });
  const { data: image, error } = useQuery({
    queryKey: [nodeQrCode.route, 'image', codeId],
    queryFn: () => fileAs('svg'),
  });

  async function download(format: QrFormat): Promise<void> {
    try {
      const address = URL.createObjectURL(await fileAs(format));
      const link = Object.assign(document.createElement('a'), { href: address, download: `${code}.${format}` });
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  }

  return { address: useObjectAddress(error ? undefined : image), error, download };
}

/** An address of a file in memory, given back when it is no longer shown. */
function useObjectAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
