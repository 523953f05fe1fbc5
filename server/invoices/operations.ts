/** Invoices as files, for whoever may read them. */
import type { Database } from '../access/database.ts';
import { invoice } from '../generated/invoice.ts';
import { attachment } from '../imports/attachment.ts';
import type { Kernel } from '../kernel/crud.ts';
import type { ActionRequest } from '../kernel/extension.ts';
import { parseId } from '../kernel/parse.ts';
import { sealed } from '../media/serve.ts';
import type { Operation } from '../registry.ts';
import { type Bill, readBill } from './bill.ts';
import { invoicePdf } from './pdf.ts';
import { readSeller, type Seller } from './seller.ts';
import { invoiceText } from './texts.ts';

export interface InvoiceParts {
  kernel: Kernel;
  database: Database;
  /** As it is set; null: the platform's own company. */
  seller: Seller | null;
}

async function findBill(request: ActionRequest): Promise<Bill> {
  const { id } = await request.find();
  return readBill(request.transaction, id);
}

export const invoiceOperations = ({ kernel, database, seller }: InvoiceParts): Operation[] => [
  {
    id: `${invoice.id}.pdf`,
    method: 'GET',
    path: `${invoice.path}/:id/pdf`,
    summary: "An invoice as a PDF file, in the caller's language",
    // Reading the file is reading the invoice: the same rules, the same rows.
    access: { entity: invoice.id, action: 'detail' },
    input: {},
    output: { type: 'string', contentMediaType: 'application/pdf', description: 'A PDF/A file.' },
    rate: 'file',
    audit: 'none',
    async handler({ principal, locale, requestId, parameters }) {
      const id = parseId(parameters['id']);
      const reading = { name: 'detail', id, input: {} };
      const bill = await kernel.act({ principal, locale, requestId }, invoice, reading, findBill);
      const body = await invoicePdf(locale, bill, seller ?? (await readSeller(database)));
      return {
        headers: {
          ...sealed,
          'content-type': 'application/pdf',
          'content-disposition': attachment(
            `${invoiceText(locale, bill.kind === 'credit_note' ? 'credit_note' : 'title')} ${bill.number}.pdf`,
          ),
          'content-length': String(body.length),
          'cache-control': 'private, no-store, no-transform',
        },
        body,
      };
    },
  },
];
