/** The page in another language, without leaving it. */
import { addressFieldKeys, addressValues, withAddressValues } from '../../shared/survey/address-fields.ts';
import type { Page, SurveyPage } from '../page.ts';

/**
 * Posts the form as it stands to the page in that language, as a browser without script would, but asks for the page
 * as data. Null when it can't be had; then nothing changes and the visitor may try again.
 */
export async function fetchPage(address: string, data: FormData): Promise<SurveyPage | null> {
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string') body.append(name, value);
  try {
    const response = await fetch(address, { method: 'POST', headers: { accept: 'application/json' }, body });
    const page = response.ok ? ((await response.json()) as Page) : null;
    if (page?.kind !== 'survey') return null;
    applyToDocument(page);
    return page;
  } catch {
    return null;
  }
}

/** The whole document speaks the page's language, and its address asks for it. */
export function applyToDocument({ language, direction, action, survey }: SurveyPage): void {
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  const values = addressValues(addressFieldKeys(survey), window.location.search);
  window.history.replaceState(window.history.state, '', withAddressValues(action, values));
}
