import { customer, invoice } from '../../../generated/resources.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { saveFile } from '../../../providers/files.ts';
import { useActForFile } from '../../../providers/use-act.ts';

/**
 * Saves an invoice as a PDF file in the reader's language; says by a toast when it fails.
 * @param customerId whose it is, for who runs the platform; absent: the user's own company's
 */
export function useInvoiceFile(customerId?: number) {
  const actForFile = useActForFile();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });

  const save = (id: number): Promise<void> =>
    mutate(async () => {
      saveFile(
        customerId === undefined
          ? await actForFile(invoice.route, { action: 'pdf', method: 'GET', id })
          : await actForFile(customer.route, {
              action: 'invoice_pdf',
              method: 'GET',
              id: customerId,
              input: { invoice_id: id },
            }),
      );
    });
  return { save, isLoading: isPending };
}
