import { useDataProvider } from 'react-admin';
import { customer, invoice } from '../../../generated/resources.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { type FilesProvider, saveFile } from '../../../providers/files.ts';

/**
 * Saves an invoice as a PDF file in the reader's language; says by a toast when it fails.
 * @param customerId whose it is, for who runs the platform; absent: the user's own company's
 */
export function useInvoiceFile(customerId?: number) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });

  const save = (id: number): Promise<void> =>
    mutate(async () => {
      const [resource, request] =
        customerId === undefined
          ? [invoice.route, { id, part: 'pdf' }]
          : [customer.route, { id: customerId, part: `invoices/${id}/pdf` }];
      saveFile(await provider.getFile(resource, request));
    });
  return { save, isLoading: isPending };
}
