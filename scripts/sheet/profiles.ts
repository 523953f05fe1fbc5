/** Browser profiles of the contact sheet: one for each person, variant and page at once, signed in with a session of its own. */
import type { Browser, Page } from 'playwright';
import type { Address } from './addresses.ts';
import { applyCondition } from './conditions.ts';
import { signIn } from './people.ts';
import type { Stages } from './stage.ts';
import type { Variant } from './variants.ts';

export interface Profiles {
  take(address: Address, variant: Variant): Promise<Page>;
  giveBack(page: Page): void;
}

export function createProfiles(browser: Browser, stages: Stages): Profiles {
  const idle = new Map<string, Page[]>();
  const keys = new WeakMap<Page, string>();

  async function make(person: Address['person'], variant: Variant): Promise<Page> {
    const { preferences = {}, condition, hasLongNames } = variant;
    const { origin } = hasLongNames ? await stages.long() : stages.usual;
    const { stored } = await signIn(origin, person);
    const localStorage = Object.entries({ ...stored, ...preferences }).map(([name, value]) => ({
      name,
      value: String(value),
    }));
    const context = await browser.newContext({
      baseURL: origin,
      locale: preferences.locale ?? 'en-US',
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    if (condition !== undefined) await applyCondition(context, condition);
    const page = await context.newPage();
    // A form that was written in asks before it is left.
    page.on('dialog', (dialog) => void dialog.accept());
    return page;
  }

  /** A page that nobody looks at any more would still listen for what happens, as one of the few that each user may have. */
  async function closeOthers(variant: Variant): Promise<void> {
    for (const [key, pages] of idle) {
      if (key.endsWith(` ${variant.name}`)) continue;
      idle.delete(key);
      await Promise.all(pages.map((page) => page.context().close()));
    }
  }

  return {
    async take({ person }, variant) {
      await closeOthers(variant);
      const who = variant.isRefused ? 'newcomer' : person;
      const key = `${who} ${variant.name}`;
      const page = idle.get(key)?.pop() ?? (await make(who, variant));
      keys.set(page, key);
      return page;
    },
    giveBack(page) {
      const key = keys.get(page) ?? '';
      idle.set(key, [...(idle.get(key) ?? []), page]);
    },
  };
}
