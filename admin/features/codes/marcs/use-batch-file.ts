import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useSayFault } from '../../../ui/use-say-fault.ts';
import { type FilesProvider, saveFile } from '../../../providers/files.ts';
import { BATCH_MARCS } from './use-batch.ts';

/** Saves a file of a batch, of all its marcs or those of one state; says by a toast when it fails. */
export function useBatchFile(id: number) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const sayFault = useSayFault();
  const [isLoading, setLoading] = useState(false);

  async function save(query: Record<string, string>): Promise<void> {
    setLoading(true);
    try {
      saveFile(await provider.getFile(BATCH_MARCS, { id, part: `?${new URLSearchParams(query)}`, isLong: true }));
    } catch (error) {
      sayFault(error);
    } finally {
      setLoading(false);
    }
  }
  return { save, isLoading };
}
