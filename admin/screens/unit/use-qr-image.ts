import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { nodeQrCode } from '../../generated/resources.ts';
import { useSayFault } from '../../kit/use-say-fault.ts';
import { type FilesProvider, saveFile } from '../../providers/files.ts';

export type QrFormat = 'svg' | 'png';

/** The image of a code in the colors that its unit shows: one to look at, and a way to save it as a file. */
export function useQrImage(codeId: number, code: string) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const sayFault = useSayFault();
  const fileAs = (format: QrFormat) =>
    provider.getFile(nodeQrCode.route, { id: codeId, part: `image?format=${format}&design=shown` });
  const { data: image, error } = useQuery({
    queryKey: [nodeQrCode.route, 'image', codeId],
    queryFn: () => fileAs('svg'),
  });

  async function download(format: QrFormat): Promise<void> {
    try {
      saveFile(new File([await fileAs(format)], `${code}.${format}`));
    } catch (error) {
      sayFault(error);
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
