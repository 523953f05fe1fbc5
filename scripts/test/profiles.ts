/** Browser profiles of a journey: what a test opened is closed behind it, so that no page of before takes the machine's time. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { onTestFinished, TestRunner } from 'vitest';

export interface VisitOptions extends BrowserContextOptions {
  /** What the browser has kept of an earlier visit, by its key in localStorage. */
  stored?: Record<string, string>;
}

/** How long a step may take: enough for a busy machine. */
const STEP_MS = 60_000;

export function createProfiles(browser: Browser, origin: string) {
  /** Profiles that nobody uses now, by their options. */
  const idle = new Map<string, BrowserContext[]>();

  let keepsPages = false;

  const stateOf = ({ stored = {} }: VisitOptions) => {
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    return { cookies: [], origins: [{ origin, localStorage }] };
  };

  async function make(visit: VisitOptions): Promise<BrowserContext> {
    const { stored: _, ...options } = visit;
    const profile = await browser.newContext({
      baseURL: origin,
      locale: 'en-US',
      // Nothing is looked at half-way, nor waited for.
      reducedMotion: 'reduce',
      storageState: stateOf(visit),
      ...options,
    });
    profile.setDefaultTimeout(STEP_MS);
    return profile;
  }

  /** What is opened before all tests of a file or a group stays for them. */
  function afterTest(profile: BrowserContext, end: () => Promise<void>): void {
    if (keepsPages || TestRunner.getCurrentTest() === undefined) return;
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') for (const page of profile.pages()) await reportOf(page);
      await end();
    });
  }

  return {
    /** What is opened by this work stays for the tests that follow, as it would before all tests. */
    async keepPages(work: () => Promise<void>): Promise<void> {
      keepsPages = true;
      await work().finally(() => (keepsPages = false));
    },
    /** One that nobody has used. */
    async fresh(visit: VisitOptions): Promise<BrowserContext> {
      const profile = await make(visit);
      afterTest(profile, () => profile.close());
      return profile;
    },
    /** One that may have loaded the application before and keeps nothing else of that. */
    async again(visit: VisitOptions): Promise<BrowserContext> {
      const { stored: _, ...options } = visit;
      const key = JSON.stringify(options);
      const used = idle.get(key)?.pop();
      await used?.setStorageState(stateOf(visit));
      const profile = used ?? (await make(visit));
      afterTest(profile, async () => {
        await Promise.all(profile.pages().map((page) => page.close()));
        idle.set(key, [...(idle.get(key) ?? []), profile]);
      });
      return profile;
    },
  };
}

const MAX_TOLD = 5_000;

/** What was to be seen when a test failed, for those who were not there. */
async function reportOf(page: Page): Promise<void> {
  const seen = await page.locator('body').ariaSnapshot().catch(String);
  console.error(`${page.url()} when the test failed:\n${seen.slice(0, MAX_TOLD)}`);
}
