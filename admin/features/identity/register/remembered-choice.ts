/** What was chosen before the bank's page came, for who has to try again. Never anything of a card. */

const NAMES = [
  'sub_plan',
  'country',
  'tax_number',
  'discount_code',
  'billing_name',
  'address',
  'postal_code',
  'city',
] as const;

export type Choice = Record<(typeof NAMES)[number], string>;

const KEY = 'feedtree.plan-choice';

export function rememberChoice(storage: Pick<Storage, 'setItem'>, choice: Choice): void {
  try {
    storage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** Null where nothing was kept, or something else. */
export function rememberedChoice(storage: Pick<Storage, 'getItem'>): Choice | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const texts = new Map(Object.entries(kept));
    const text = (name: (typeof NAMES)[number]): string => {
      const found: unknown = texts.get(name);
      return typeof found === 'string' ? found : '';
    };
    const choice: Choice = {
      sub_plan: text('sub_plan'),
      country: text('country'),
      tax_number: text('tax_number'),
      discount_code: text('discount_code'),
      billing_name: text('billing_name'),
      address: text('address'),
      postal_code: text('postal_code'),
      city: text('city'),
    };
    return choice.sub_plan ? choice : null;
  } catch {
    return null;
  }
}
