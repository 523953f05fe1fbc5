/** Opens what is to be seen over a screen. */
import type { Locator, Page } from 'playwright';
import { DEFAULT_LOCALE } from '../../../admin/i18n/locales.ts';
import type { Variant } from '../variants.ts';
import { untilOpen } from './open-overlays.ts';
import type { Overlay } from './overlay.ts';
import { wordsOf, type Words } from './words.ts';

/** Skeletons and progress inside of it; those that count are content. */
const WAITING = '.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])';
const LOADED_MS = 15_000;

const known = new Map<string, Words>();

/** In the variant's language. */
function wordsFor({ preferences }: Variant): Words {
  const locale = preferences?.locale ?? DEFAULT_LOCALE;
  const words = known.get(locale) ?? wordsOf(locale);
  known.set(locale, words);
  return words;
}

/** Answers the question whether to leave what was written. */
export const leaveButton = (page: Page, variant: Variant): Locator =>
  page.getByRole('button', { name: wordsFor(variant)('app.form.leave.action') });

/** Rejects with the step's error when one of them finds nothing. */
export async function open(page: Page, { steps }: Overlay, variant: Variant): Promise<void> {
  const words = wordsFor(variant);
  for (const step of steps) await step({ page, words });
  await untilOpen(page);
  await page.locator(WAITING).filter({ visible: true }).first().waitFor({ state: 'detached', timeout: LOADED_MS });
}
