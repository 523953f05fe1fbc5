/** Devices of tests. */
import { TEST_SECRET } from '../../../test/world.ts';
import { createDeviceTokens, DEVICE_COOKIE } from '../device-token.ts';

/** The cookie header of a new device, whose first page came so long ago. */
export const deviceCookie = (ageMs: number): string =>
  `${DEVICE_COOKIE}=${createDeviceTokens(TEST_SECRET, () => Date.now() - ageMs).issue()}`;
