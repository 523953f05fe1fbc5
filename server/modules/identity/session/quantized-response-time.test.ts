import { describe, expect, test } from 'vitest';
import { delayToNextStep, quantizeResponseTime } from './quantized-response-time.ts';

const STEP = 200;

describe('an answer', () => {
  test.each([
    [0, 200],
    [1, 200],
    [199, 200],
    [201, 400],
    [399.5, 400],
    [1_650, 1_800],
  ])('after %d ms of work comes at %d ms', (workMs, answeredMs) => {
    expect(workMs + delayToNextStep(workMs, STEP)).toBe(answeredMs);
  });

  test('tells two works apart that differ by little no better once they take longer than a step', () => {
    const answered = (workMs: number): number => workMs + delayToNextStep(workMs, STEP);
    for (const base of [30, 230, 630]) expect(answered(base)).toBe(answered(base + 20));
  });

  test('waits for what is left of the step, and no timer runs early', async () => {
    const begun = performance.now();
    const untilNextStep = quantizeResponseTime(40);
    await untilNextStep();
    expect(performance.now() - begun).toBeGreaterThan(38);
  });
});
