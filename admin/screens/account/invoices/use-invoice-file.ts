import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { invoice } from '../../../generated/resources.ts';
import { useSayFault } from '../../../kit/use-say-fault.ts';
import { type FilesProvider, saveFile } from '../../../providers/files.ts';

/** Saves an invoice as a PDF file in the reader's language; says by a toast when it fails. */
export function useInvoiceFile() {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const sayFault = useSayFault();
  const [isLoading, setLoading] = useState(false);

  async function save(id: number): Promise<void> {
    if (isLoading) return;
    setLoading(true);
    try {
      saveFile(await provider.getFile(invoice.route, { id, part: 'pdf' }));
    } catch (error) {
      sayFault(error);
    } finally {
      setLoading(false);
    }
  }
  return { save, isLoading };
}
