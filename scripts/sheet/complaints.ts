/** What a page complains of while it is looked at. */
import type { Page } from 'playwright';
import type { Address } from './addresses.ts';
import type { Variant } from './variants.ts';

/** Of the console, and of requests that fail though nobody made them fail. */
export function collectComplaints(
  page: Page,
  address: Address,
  { condition, isRefused }: Variant,
): { end: () => string[] } {
  const complaints: string[] = [];
  const isMeant =
    condition === 'error' || isRefused === true || address.leadsNowhere === true || address.overlay?.isRefusal === true;
  const onError = (error: Error): void => void complaints.push(`error: ${error.message}`);
  const onConsole = (message: { type: () => string; text: () => string }): void => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !text.startsWith('Failed to load resource'))
      complaints.push(`console: ${text.slice(0, 300)}`);
  };
  const onResponse = (response: { status: () => number; url: () => string }): void => {
    if (response.status() >= 400 && !isMeant) complaints.push(`request: ${response.status()} ${response.url()}`);
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  page.on('response', onResponse);
  return {
    end() {
      page.off('pageerror', onError);
      page.off('console', onConsole);
      page.off('response', onResponse);
      return [...new Set(complaints)];
    },
  };
}
