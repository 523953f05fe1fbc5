/**
 * The phone and the network that pages are measured on: 'mobileSlow4G' of Lighthouse with its factors for throttling by
 * the DevTools protocol (https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js). A round trip of
 * 150 ms is there 562.5 ms a request, since the protocol delays requests and not packets: that stands for the round
 * trips of a connection's making too.
 */
import type { CDPSession } from 'playwright';

const RTT_MS = 150;
const LATENCY_FACTOR = 3.75;
const KBIT_DOWN = 1.6 * 1024;
const KBIT_UP = 750;
const THROUGHPUT_FACTOR = 0.9;

export const CPU_SLOWDOWN = 4;

const bytesPerSecond = (kbit: number): number => (kbit * THROUGHPUT_FACTOR * 1024) / 8;

export const network = {
  offline: false,
  latency: RTT_MS * LATENCY_FACTOR,
  downloadThroughput: bytesPerSecond(KBIT_DOWN),
  uploadThroughput: bytesPerSecond(KBIT_UP),
};

/** Of Lighthouse as well: its Moto G. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36',
};

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
