/**
 * Which answers count. One of a device and a unit in ten minutes does; and of one network so many as may sit behind one
 * address, so that a script which answers as ever new devices moves no figure. What does not count is stored, shown as a
 * repeat with its reason, and left out of every figure alike. `docs/repeated-answers.md` tells the numbers and why.
 */
import type { DeviceTokens, KnownDevice } from './device-token.ts';

/** Why an answer is taken for a repeat. */
export type RepeatReason = 'same_device' | 'no_page' | 'many_at_once' | 'same_answers';

/** Of one network to one unit, counted in ten minutes: a restaurant of 200 seats that is full makes about 17. */
const A_CROWD = 30;
/** Of those that no page was opened for, or just now: browsers that keep no cookie are rare, scripts are all like that. */
const WITHOUT_PAGE = 3;
/** Nobody reads a question and answers it in less. */
const READING_MS = 1_500;

/** Who answers, as far as counting goes. */
export interface Sender {
  /** Tells a device from another at this unit; null for one that keeps no token. */
  deviceHash: string | null;
  /** Of everybody behind one address at this unit, for a day; null where no rate is kept. */
  networkHash: string | null;
  /** Counted of the network in ten minutes, at most. */
  limit: number;
  /** What those beyond the limit are. */
  beyond: RepeatReason;
}

export interface Answering {
  unit: { companyId: number; nodeId: number };
  device: KnownDevice | null;
  /** The answer's token on a kiosk, where each answer is another person's. */
  person: string | undefined;
  ip: string;
}

export interface SenderParts {
  tokens: Pick<DeviceTokens, 'hashAt'>;
  /** Of an address and what it is asked for, under a salt that nobody keeps for longer than a day. */
  networkHash: (ip: string, purpose: string) => string;
}

export function senderOf({ tokens, networkHash }: SenderParts, { unit, device, person, ip }: Answering): Sender {
  // A kiosk is one device at one address that many people use: its key says so, and it has no rate.
  if (person !== undefined)
    return { deviceHash: tokens.hashAt(unit, person), networkHash: null, limit: A_CROWD, beyond: 'many_at_once' };
  const deviceHash = device && tokens.hashAt(unit, device.id);
  const hasPage = device !== null && device.ageMs >= READING_MS;
  const purpose = `answer ${unit.companyId} ${unit.nodeId} ${hasPage ? 'after' : 'without'} a page`;
  return {
    deviceHash,
    networkHash: networkHash(ip, purpose),
    limit: hasPage ? A_CROWD : WITHOUT_PAGE,
    beyond: hasPage ? 'many_at_once' : 'no_page',
  };
}
