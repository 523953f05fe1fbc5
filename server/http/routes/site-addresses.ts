/** Addresses outside the product that its screens lead to; the operator's own, told by the configuration. */
import type { JsonSchema } from '../../../shared/contract/descriptor.ts';
import type { Operation } from '../registry.ts';
import { closed } from './schemas.ts';

export interface SiteAddresses {
  /** What is agreed to at registration; null: there is nothing to read. */
  terms: string | null;
  privacy: string | null;
  /** Where plans are sold that have no price: a page, or `mailto:`. */
  sales: string | null;
  /** The product's own site. */
  portal: string | null;
}

export const noAddresses: SiteAddresses = { terms: null, privacy: null, sales: null, portal: null };

const address: JsonSchema = { type: ['string', 'null'], maxLength: 2_000 };

export const siteAddressOperation = (addresses: SiteAddresses): Operation => ({
  id: 'site.addresses',
  method: 'GET',
  path: 'siteaddresses',
  summary: "The operator's terms, privacy policy, sales contact and portal; null where there is none",
  access: { roles: ['anonymous'] },
  ignoresToken: true,
  input: {},
  output: closed({ terms: address, privacy: address, sales: address, portal: address }),
  rate: 'public',
  audit: 'none',
  handler: async () => ({ body: addresses }),
});
