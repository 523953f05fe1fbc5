import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useDataProvider } from 'react-admin';
import { type FilesProvider, saveFile } from '../../providers/files.ts';
import { useObjectAddress } from './use-object-address.ts';
import { useServerMutation } from '../mutations/use-server-mutation.ts';

/** A file that somebody sent. */
export interface MediaFile {
  id: number;
  file_name: string;
  media_type: string;
  byte_size: number;
  /** Null where it is erased or still on its way. */
  address: string | null;
  /** Where it is among what belongs to the row; `file` where nothing is said. */
  part?: string;
  /** The same of a small picture of it. */
  smallPart?: string;
  /** Tells it from what was there before, where another file can come in its place. */
  version?: string;
}

/** The small picture of a photo, where there is one. */
export const smallOf = ({ smallPart, ...file }: MediaFile): MediaFile => ({
  ...file,
  ...(smallPart !== undefined && { part: smallPart }),
});

/** The resource whose rows the files are. */
export const MediaResource = createContext('');

function useGetFile() {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const resource = use(MediaResource);
  return { resource, getFile: ({ id, part = 'file' }: MediaFile) => provider.getFile(resource, { id, part }) };
}

/** An address of the file within this page: it is read with the reader's own rights. */
export function useMediaAddress(file: MediaFile): { address: string | undefined; isFailed: boolean } {
  const { resource, getFile } = useGetFile();
  const { data, isError } = useQuery({
    queryKey: [resource, 'file', file.id, file.part, file.version],
    queryFn: () => getFile(file),
    enabled: file.address !== null,
    // What was sent never changes.
    staleTime: Infinity,
  });
  return { address: useObjectAddress(data), isFailed: isError };
}

export function useSaveMedia() {
  const { getFile } = useGetFile();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const save = (file: MediaFile): Promise<void> =>
    mutate(async () => saveFile(new File([await getFile(file)], file.file_name, { type: file.media_type })));
  return { save, isSaving: isPending };
}
