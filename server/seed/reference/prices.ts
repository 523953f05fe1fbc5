/**
 * Price regions and what a plan costs in each. Amounts are in whole units of the currency, before tax; the tax rate is
 * the region's general value-added or consumption tax on digital services in percent.
 */
import { minorDigitsOf } from '../../../shared/money/minor-digits.ts';
import type { PlanTag } from './plans.ts';

export interface PriceRegion {
  name: string;
  /** Two-letter codes of ISO 3166-1; none for the fallback. */
  countries: string[];
  currency: string;
  taxRate: number;
  prices: RegionPrices;
}

type PaidPlan = Exclude<PlanTag, 'free' | 'enterprise'>;
/** A month's price, and a year's. */
type RegionPrices = Record<PaidPlan, [monthly: number, yearly: number]>;

/** The list price, in US dollars and in euros alike. */
const LIST_PRICES: RegionPrices = { basic: [19, 190], standart: [49, 480], pro: [99, 960] };

const euros = (name: string, countries: string[], taxRate: number): PriceRegion => ({
  name,
  countries,
  currency: 'EUR',
  taxRate,
  prices: LIST_PRICES,
});

/** The fallback of every country that no region names. */
export const GLOBAL_REGION = 'Global';

const EURO_COUNTRIES = ['AT', 'BE', 'CY', 'EE', 'FI', 'GR', 'HR', 'IE', 'LT', 'LU', 'LV', 'MT', 'NL', 'SI', 'SK'];

export const priceRegions: PriceRegion[] = [
  { name: GLOBAL_REGION, countries: [], currency: 'USD', taxRate: 0, prices: LIST_PRICES },
  { name: 'United States', countries: ['US'], currency: 'USD', taxRate: 0, prices: LIST_PRICES },
  euros('Germany', ['DE'], 19),
  euros('France', ['FR'], 20),
  euros('Italy', ['IT'], 22),
  euros('Spain', ['ES'], 21),
  euros('Portugal', ['PT'], 23),
  // One rate for the smaller markets: the middle of theirs.
  euros('Eurozone', EURO_COUNTRIES, 21),
  {
    name: 'United Kingdom',
    countries: ['GB', 'GG', 'IM', 'JE'],
    currency: 'GBP',
    taxRate: 20,
    prices: { basic: [16, 160], standart: [42, 410], pro: [85, 820] },
  },
  {
    name: 'Türkiye',
    countries: ['TR'],
    currency: 'TRY',
    taxRate: 20,
    prices: { basic: [649, 6_490], standart: [1_690, 16_500], pro: [3_390, 32_900] },
  },
  {
    name: 'Japan',
    countries: ['JP'],
    currency: 'JPY',
    taxRate: 10,
    prices: { basic: [2_800, 28_000], standart: [7_200, 70_500], pro: [14_800, 143_000] },
  },
  {
    name: 'South Korea',
    countries: ['KR'],
    currency: 'KRW',
    taxRate: 10,
    prices: { basic: [26_000, 260_000], standart: [67_000, 656_000], pro: [136_000, 1_320_000] },
  },
  {
    name: 'Brazil',
    countries: ['BR'],
    currency: 'BRL',
    taxRate: 5,
    prices: { basic: [99, 990], standart: [249, 2_440], pro: [499, 4_840] },
  },
];

export interface RegionPrice {
  tag: PlanTag;
  period: 'monthly' | 'yearly';
  /** In minor units of the region's currency. */
  price: number;
}

/** Every price of a region. The free plan costs nothing everywhere; enterprise is sold by contact and has none. */
export function pricesOf({ currency, prices }: PriceRegion): RegionPrice[] {
  const minor = 10 ** minorDigitsOf(currency);
  const paid = Object.entries(prices) as [PaidPlan, [number, number]][];
  const all: [PlanTag, [number, number]][] = [['free', [0, 0]], ...paid];
  return all.flatMap(([tag, [monthly, yearly]]) => [
    { tag, period: 'monthly' as const, price: monthly * minor },
    { tag, period: 'yearly' as const, price: yearly * minor },
  ]);
}
