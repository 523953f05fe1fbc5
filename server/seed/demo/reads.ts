/** Who scanned a code: those who answered, and more who only looked. Pure; nothing is stored here. */
import { MINUTE } from '../days.ts';
import { createRandom } from '../random.ts';
import type { CompanyContext } from './context.ts';
import { deviceOf, type Response, type Visit } from './responses.ts';

export interface Read extends Visit {
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
      const own = { unit, time: time - before, locale, device, isBot: false };
      const others = Array.from({ length: random.integer(OTHERS.minimum, OTHERS.maximum) }, () => ({
        unit,
        time: time + Math.round(random.normal(0, 1) * AROUND),
        locale,
        device: deviceOf(`${plan.key} stranger ${stranger++}`),
        isBot: random.chance(BOT_SHARE),
      }));
      return [own, ...others];
    })
    .filter(({ time }) => time <= now)
    .sort((one, other) => one.time - other.time);
}
