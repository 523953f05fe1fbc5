/** Codes that went out of use without anybody noticing: what code health is for. Pure. */
import { DAY } from '../days.ts';
import type { CompanyContext } from './context.ts';
import type { Visit } from './responses.ts';

/** By the company's key: the external ids of units, and how many days ago it began. */
interface Faded {
  /** The sticker is gone: nobody scans it. */
  gone: Record<string, number>;
  /** The table's survey is left before its first question: scanned, and never answered. */
  unanswered: Record<string, number>;
}

const faded: Record<string, Faded> = {
  acme: { gone: { 'BER-MITTE-T': 38 }, unanswered: { 'IST-BES-1': 45 } },
};

const NONE: Faded = { gone: {}, unanswered: {} };

/** Whether a visit came before its unit's code faded. */
const before =
  ({ today }: CompanyContext, daysAgo: Record<string, number>) =>
  ({ unit, time }: Visit): boolean =>
    time < today - (daysAgo[unit.externalId] ?? -1) * DAY;

export const isScanned = (context: CompanyContext) => before(context, (faded[context.plan.key] ?? NONE).gone);

export const isAnswered = (context: CompanyContext) => before(context, (faded[context.plan.key] ?? NONE).unanswered);
