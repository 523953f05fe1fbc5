import type { Page } from 'playwright';

/** Goes on as the buttons of the browser do: the application stays and shows another screen. */
export const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    const state: unknown = history.state;
    const before = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
    history.pushState({ idx: before + 1, key: address }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
