/** What was chosen before the bank's page came, for who has to try again. Never anything of a card. */

export interface Choice {
  sub_plan: string;
  country: string;
  tax_number: string;
  discount_code: string;
}

const KEY = 'feedtree.plan-choice';
const NAMES = ['sub_plan', 'country', 'tax_number', 'discount_code'] as const;

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
    const [sub_plan, country, tax_number, discount_code] = NAMES.map((name) => {
      const text: unknown = texts.get(name);
      return typeof text === 'string' ? text : '';
    });
    return sub_plan
      ? { sub_plan, country: country ?? '', tax_number: tax_number ?? '', discount_code: discount_code ?? '' }
      : null;
  } catch {
    return null;
  }
}
