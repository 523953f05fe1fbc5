/** Who scanned a code: those who answered, and more who only looked. Pure; nothing is stored here. */
import type { Channel } from '../../modules/visitor/channel.ts';
import type { DeviceClass } from '../../modules/visitor/device-class.ts';
import { MINUTE } from '../days.ts';
import { createRandom } from '../random.ts';
import type { CompanyContext } from './context.ts';
import { deviceOf, type Response, type Visit } from './responses.ts';

export interface Read extends Visit {
  channel: Channel;
  deviceClass: DeviceClass;
  /** A machine's; kept, but not counted. */
  isBot: boolean;
}

const OTHERS = { minimum: 3, maximum: 5 };
const BOT_SHARE = 0.02;
/** Others come around the same time. */
const AROUND = 90 * MINUTE;
const READING_TIME = { minimum: 15, maximum: 150 };

/** The reads in the order of their time; 4 to 6 a response. */
export function readsOf({ plan, now }: CompanyContext, responses: Response[]): Read[] {
  const random = createRandom(`${plan.key} reads`);
  let stranger = 0;
  return responses
    .flatMap(({ unit, time, locale, device }): Read[] => {
      const before = random.integer(READING_TIME.minimum, READING_TIME.maximum) * 1_000;
      const own = { unit, time: time - before, locale, device, isBot: false, ...wayOf(device) };
      const others = Array.from({ length: random.integer(OTHERS.minimum, OTHERS.maximum) }, () => {
        const other = deviceOf(`${plan.key} stranger ${stranger++}`);
        return {
          unit,
          time: time + Math.round(random.normal(0, 1) * AROUND),
          locale,
          device: other,
          isBot: random.chance(BOT_SHARE),
          ...wayOf(other),
        };
      });
      return [own, ...others];
    })
    .filter(({ time }) => time <= now)
    .sort((one, other) => one.time - other.time);
}

/** Of 256 devices: most hold a phone to a printed code. */
function wayOf(device: string): Pick<Read, 'channel' | 'deviceClass'> {
  const [way = 0, kind = 0] = Buffer.from(device.slice(0, 4), 'hex');
  return {
    channel: way < 12 ? 'link' : way < 18 ? 'typed' : 'scan',
    deviceClass: kind < 8 ? 'tablet' : kind < 16 ? 'computer' : 'phone',
  };
}
