/** Invoices as files, for whoever may read them. */
import type { Database } from '../../../access/database.ts';
import { customer } from '../../../generated/customer.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { fileAnswer, type MadeFile } from '../../../http/made-file.ts';
import type { Kernel } from '../../../kernel/crud.ts';
import type { ActionHandler } from '../../../kernel/extension.ts';
import { parseId } from '../../../query/parse.ts';
import type { Operation } from '../../../http/registry.ts';
import { type Bill, readBill } from './bill.ts';
import { invoicePdf } from './pdf.ts';
import type { Seller } from './seller.ts';
import { invoiceText } from './texts.ts';

export interface InvoiceParts {
  kernel: Kernel;
  database: Database;
  /** As it stands on invoices. */
  seller: () => Promise<Seller>;
}

async function fileOf(locale: Locale, bill: Bill, seller: Seller): Promise<MadeFile> {
  const title = invoiceText(locale, bill.kind === 'credit_note' ? 'credit_note' : 'title');
  return { name: `${title} ${bill.number}.pdf`, bytes: Buffer.from(await invoicePdf(locale, bill, seller)) };
}

/** The action `pdf` of an invoice: for its company. */
export const invoicePdfBy =
  (seller: () => Promise<Seller>): ActionHandler<MadeFile> =>
  async (request) => {
    const { id } = await request.find();
    return fileOf(request.locale, await readBill(request.transaction, id), await seller());
  };

export const invoiceOperations = ({ kernel, database, seller }: InvoiceParts): Operation[] => [
  {
    id: `${customer.id}.invoice_pdf`,
    method: 'GET',
    path: `${customer.path}/:id/invoices/:invoice_id/pdf`,
    summary: "A customer's invoice as a PDF file, for who runs the platform",
    access: { entity: customer.id, action: 'invoices' },
    input: {},
    output: { type: 'string', contentMediaType: 'application/pdf', description: 'A PDF/A file.' },
    rate: 'file',
    audit: 'none',
    async handler({ principal, locale, requestId, parameters }) {
      const reading = { name: 'invoices', id: parseId(parameters['id']), input: {} };
      const company = await kernel.act({ principal, locale, requestId }, customer, reading, (request) =>
        request.find(),
      );
      const invoiceId = parseId(parameters['invoice_id']);
      // All of the bill is read as its company reads it; that the caller may was asked before.
      const bill = await database.withTenant('app', company.id, (transaction) => readBill(transaction, invoiceId));
      return fileAnswer('application/pdf', await fileOf(locale, bill, await seller()));
    },
  },
];
