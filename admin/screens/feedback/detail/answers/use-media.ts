import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { nodeSurveyAnswerMedia } from '../../../../generated/resources.ts';
import { useObjectAddress } from '../../../../kit/use-object-address.ts';
import { useSayFault } from '../../../../kit/use-say-fault.ts';
import { type FilesProvider, saveFile } from '../../../../providers/files.ts';
import type { MediaFile } from './answered.ts';

function useGetFile() {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  return ({ id }: MediaFile) => provider.getFile(nodeSurveyAnswerMedia.route, { id, part: 'file' });
}

/** An address of the file within this page: it is read with the reader's own rights. */
export function useMediaAddress(file: MediaFile): { address: string | undefined; isFailed: boolean } {
  const getFile = useGetFile();
  const { data, isError } = useQuery({
    queryKey: [nodeSurveyAnswerMedia.route, 'file', file.id],
    queryFn: () => getFile(file),
    enabled: file.address !== null,
    // What a visitor sent never changes.
    staleTime: Infinity,
  });
  return { address: useObjectAddress(data), isFailed: isError };
}

export function useSaveMedia() {
  const getFile = useGetFile();
  const sayFault = useSayFault();
  const [isSaving, setSaving] = useState(false);
  async function save(file: MediaFile): Promise<void> {
    setSaving(true);
    try {
      saveFile(new File([await getFile(file)], file.file_name, { type: file.media_type }));
    } catch (error) {
      sayFault(error);
    } finally {
      setSaving(false);
    }
  }
  return { save, isSaving };
}
