import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNotifyError } from '../../../ui/use-notify-error.ts';
import { type FilesProvider, saveFile } from '../../../providers/files.ts';
import { BATCH_MARCS } from './use-batch.ts';

/** Saves a file of a batch, of all its marcs or those of one state; says by a toast when it fails. */
export function useBatchFile(id: number) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const notifyError = useNotifyError();
  const [isLoading, setLoading] = useState(false);

  async function save(query: Record<string, string>): Promise<void> {
    setLoading(true);
    try {
      saveFile(await provider.getFile(BATCH_MARCS, { id, part: `?${new URLSearchParams(query)}`, isLong: true }));
    } catch (error) {
      notifyError(error);
    } finally {
      setLoading(false);
    }
  }
  return { save, isLoading };
}
