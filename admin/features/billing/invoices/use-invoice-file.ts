import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { customer, invoice } from '../../../generated/resources.ts';
import { useSayFault } from '../../../ui/use-say-fault.ts';
import { type FilesProvider, saveFile } from '../../../providers/files.ts';

/**
 * Saves an invoice as a PDF file in the reader's language; says by a toast when it fails.
 * @param customerId whose it is, for who runs the platform; absent: the user's own company's
 */
export function useInvoiceFile(customerId?: number) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const sayFault = useSayFault();
  const [isLoading, setLoading] = useState(false);

  async function save(id: number): Promise<void> {
    if (isLoading) return;
    setLoading(true);
    try {
      const [resource, request] =
        customerId === undefined
          ? [invoice.route, { id, part: 'pdf' }]
          : [customer.route, { id: customerId, part: `invoices/${id}/pdf` }];
      saveFile(await provider.getFile(resource, request));
    } catch (error) {
      sayFault(error);
    } finally {
      setLoading(false);
    }
  }
  return { save, isLoading };
}
