/**
 * Quantized response times, against timing attacks that tell whether an e-mail is known. The work for a known one takes
 * a little longer, or a little shorter: so an answer comes at a whole number of steps after its question. A floor alone
 * would hide nothing as soon as a busy server needs longer than it; here a few milliseconds show only where they happen
 * to pass a step.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds to wait after so many of work. */
export const delayToNextStep = (workMs: number, stepMs: number): number => stepMs - (workMs % stepMs);

/** Starts the time; what it answers is awaited before the answer. */
export type ResponseTimeQuantizer = (stepMs: number) => () => Promise<void>;

export interface ResponseTimeParts {
  responseTimeQuantizer: ResponseTimeQuantizer;
}

export const quantizeResponseTime: ResponseTimeQuantizer = (stepMs) => {
  const begun = performance.now();
  return () => sleep(delayToNextStep(performance.now() - begun, stepMs));
};
