import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { customer, invoice } from '../../../generated/resources.ts';
import { useNotifyError } from '../../../ui/use-notify-error.ts';
import { type FilesProvider, saveFile } from '../../../providers/files.ts';

/**
 * Saves an invoice as a PDF file in the reader's language; says by a toast when it fails.
 * @param customerId whose it is, for who runs the platform; absent: the user's own company's
 */
export function useInvoiceFile(customerId?: number) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const notifyError = useNotifyError();
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
      notifyError(error);
    } finally {
      setLoading(false);
    }
  }
  return { save, isLoading };
}
