/** Invoices as files, for whoever may read them. */
import type { Database } from '../../../access/database.ts';
import { customer } from '../../../generated/customer.ts';
import { invoice } from '../../../generated/invoice.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { attachment } from '../../../http/attachment.ts';
import type { Kernel } from '../../../kernel/crud.ts';
import type { ActionRequest } from '../../../kernel/extension.ts';
import { parseId } from '../../../query/parse.ts';
import { sealed } from '../../../platform/media/serve.ts';
import type { Operation, OperationAnswer } from '../../../http/registry.ts';
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

async function pdfOf(locale: Locale, bill: Bill, seller: Seller): Promise<OperationAnswer> {
  const body = await invoicePdf(locale, bill, seller);
  const title = invoiceText(locale, bill.kind === 'credit_note' ? 'credit_note' : 'title');
  return {
    headers: {
      ...sealed,
      'content-type': 'application/pdf',
      'content-disposition': attachment(`${title} ${bill.number}.pdf`),
      'content-length': String(body.length),
      'cache-control': 'private, no-store, no-transform',
    },
    body,
  };
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
      return pdfOf(locale, bill, seller ?? (await readSeller(database)));
    },
  },
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
      return pdfOf(locale, bill, seller ?? (await readSeller(database)));
    },
  },
];
