/**
 * The browser of the tests: the first one that really launches. A system one may be a stub (Ubuntu's chromium-browser)
 * or lack libraries, so each is tried; the last one comes with the packages and needs nothing of the machine.
 */
import fs from 'node:fs';
import { type Browser, chromium } from 'playwright';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps, so that what records can be tried.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/**
 * Opens a headless Chromium. CHROMIUM_PATH names one to be used before all others; BROWSER_FROM=npm takes the one of
 * the packages at once.
 * @param more flags of Chromium beyond those that all tests have
 */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const args = [...flags, ...more];
  for (const executablePath of candidates()) {
    try {
      return await chromium.launch({ executablePath, args });
    } catch {
      // The next one may launch; the last one reports why it does not.
    }
  }
  return chromium.launch({ executablePath: await unpackBrowser(), args });
}

function candidates(): string[] {
  if (process.env['BROWSER_FROM'] === 'npm') return [];
  const system = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];
  const all = [process.env['CHROMIUM_PATH'], ...system, chromium.executablePath()];
  return all.filter((file) => file !== undefined).filter((file) => fs.existsSync(file));
}

async function unpackBrowser(): Promise<string> {
  // Read when the package is imported: it then unpacks the libraries too that a bare system lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
