/** What answers requests and what works behind them are both made of: rights, rows with all that is written by hand, money. */
import { createAbilities } from '../access/abilities.ts';
import { createCustomFields, type CustomFields } from '../access/custom-fields.ts';
import { createScope, type Scope } from '../access/scope.ts';
import { descriptors } from '../generated/index.ts';
import { rules } from '../generated/rules.ts';
import { createKernel, type Kernel, type KernelParts } from '../kernel/crud.ts';
import { planPolicies } from '../modules/billing/limits/policies.ts';
import { sellerCountryOf, sellerOf } from '../modules/billing/invoices/seller.ts';
import type { SellerCountry } from '../modules/billing/pricing/tax-of-company.ts';
import { createSimulator } from '../modules/billing/payments/simulator/gateway.ts';
import { SIMULATOR } from '../modules/billing/payments/settings.ts';
import type { PaymentParts } from '../modules/billing/payments/settle.ts';
import { createStripe } from '../modules/billing/payments/stripe/gateway.ts';
import { withReadableDesigns } from '../modules/codes/qr/check-designs.ts';
import { createPictureLoader, type LoadPictures } from '../modules/codes/qr/pictures.ts';
import { withWebhookPorts } from '../modules/feedback/entities/webhook/index.ts';
import { publicPolicy } from '../modules/feedback/webhooks/policy.ts';
import { createTotals } from '../query/totals.ts';
import type { AppOptions } from './app.ts';
import { extensions as written } from './entities.ts';
import { withSeller } from './with-seller.ts';
import { workersOf, type Workers } from './workers.ts';

export interface Core {
  scope: Scope;
  kernelParts: KernelParts;
  /** That companies have added to rows. */
  customFields: CustomFields;
  kernel: Kernel;
  /** What prints of codes are made with. */
  prints: { publicUrl: string; loadPictures: LoadPictures };
  payments: PaymentParts & { sellerCountry: SellerCountry };
  workers: Workers;
  /** Ends what it hears from the database by. */
  stop(): Promise<void>;
}

export type CoreOptions = Pick<
  AppOptions,
  | 'database'
  | 'store'
  | 'intake'
  | 'publicUrl'
  | 'sessionSecret'
  | 'webhookPolicy'
  | 'totalsCachedMs'
  | 'seller'
  | 'gateway'
  | 'throughGateway'
  | 'log'
  | 'now'
  | 'tenancy'
  | 'machine'
>;

export function createCore(options: CoreOptions): Core {
  const { database, store, intake, publicUrl, log, webhookPolicy = publicPolicy() } = options;
  const scope = createScope({
    abilities: createAbilities(rules),
    ...(options.tenancy && { tenancy: options.tenancy }),
  });
  const prints = { publicUrl, loadPictures: createPictureLoader(store) };
  const payments = createPayments(options);
  const readable = withReadableDesigns(written, prints);
  const sold = withSeller(readable, { sellerCountry: payments.sellerCountry, seller: sellerOf(options), database });
  const extensions = withWebhookPorts(sold, webhookPolicy);
  const [totals, customFields] = [createTotals(options.totalsCachedMs, options.machine), createCustomFields(database)];
  const kernelParts = { scope, extensions, database, descriptors, totals, customFields, policies: planPolicies };
  const kernel = createKernel(kernelParts);
  return {
    scope,
    kernelParts,
    customFields,
    kernel,
    prints,
    payments,
    workers: workersOf(kernelParts, { kernel, store, intake, log, database }, prints),
    stop: () => customFields.stop(),
  };
}

function createPayments(options: CoreOptions): Core['payments'] {
  const { database, publicUrl, sessionSecret: secret, throughGateway, now = Date.now, log } = options;
  const { gateway: settings = SIMULATOR, seller = null } = options;
  const gateway =
    settings.kind === 'stripe' ? createStripe(settings) : createSimulator({ database, publicUrl, secret });
  const sellerCountry = sellerCountryOf(seller, database);
  return { database, gateway: throughGateway?.(gateway) ?? gateway, log, now: () => new Date(now()), sellerCountry };
}
