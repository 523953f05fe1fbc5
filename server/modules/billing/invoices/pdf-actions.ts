/** Invoices as files, for whoever may read them. They are drawn once their transaction is over. */
import type { Database } from '../../../access/database.ts';
import type { FileToMake, MadeFile } from '../../../http/made-file.ts';
import type { ActionHandler } from '../../../kernel/extension.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { type Bill, readBill } from './bill.ts';
import { invoicePdf } from './pdf.ts';
import type { Seller } from './seller.ts';
import { invoiceText } from './texts.ts';

async function fileOf(locale: Locale, bill: Bill, seller: Seller): Promise<MadeFile> {
  const title = invoiceText(locale, bill.kind === 'credit_note' ? 'credit_note' : 'title');
  return { name: `${title} ${bill.number}.pdf`, bytes: Buffer.from(await invoicePdf(locale, bill, seller)) };
}

/**
 * The action `pdf` of an invoice: for its company.
 * @param seller as it stands on invoices
 */
export const invoicePdfBy =
  (seller: () => Promise<Seller>): ActionHandler<FileToMake> =>
  async (request) => {
    const { locale, transaction } = request;
    const { id } = await request.find();
    const bill = await readBill(transaction, id);
    return async () => fileOf(locale, bill, await seller());
  };

interface PlatformParts {
  database: Database;
  /** As it stands on invoices. */
  seller: () => Promise<Seller>;
}

/**
 * The action `invoice_pdf` of a customer: for who runs the platform, whose database role reads no billing details. All of
 * the bill is read as its company reads it, after the transaction in which the caller was found to reach the company.
 */
export const customerInvoicePdfBy =
  ({ database, seller }: PlatformParts): ActionHandler<FileToMake> =>
  async (request) => {
    const { locale, input } = request;
    const { id: companyId } = await request.find();
    const invoiceId = Number(input['invoice_id']);
    return async () => {
      const bill = await database.withTenant('app', companyId, (transaction) => readBill(transaction, invoiceId));
      return fileOf(locale, bill, await seller());
    };
  };
