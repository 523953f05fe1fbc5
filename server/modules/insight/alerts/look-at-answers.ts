/**
 * Holds answers, as they came, against what is usual at their unit and at each unit above. What is told at one is not told
 * once more: answers of a unit whose alert is open go no further up, what they had added above before is taken for
 * explained, and nothing new is told below a unit whose alert is open.
 */
import type { Transaction } from '../../../access/database.ts';
import { endAlert, openAlert } from './alerts.ts';
import { AT_REST, type GivenAnswer, lookForFall, lookForRecovery } from './watch.ts';
import { freshWatch, readWatches, type Watch, writeWatches } from './watches.ts';

export interface UnitAnswer extends GivenAnswer {
  /** Of the unit and all above it, from the top down. */
  unitIds: number[];
}

/** After so long what is low counts as usual. */
const SETTLED_MS = 28 * 24 * 3_600_000;

export async function lookAtAnswers(transaction: Transaction, answers: readonly UnitAnswer[]): Promise<void> {
  const ids = [...new Set(answers.flatMap(({ unitIds }) => unitIds))];
  const watches = await readWatches(transaction, ids);
  for (const answer of answers) {
    for (const id of answer.unitIds) watches.set(id, await freshWatch(transaction, id, watches.get(id), answer.at));
    await lookAtAnswer(transaction, watches, answer);
  }
  await writeWatches(transaction, watches.values());
}

async function lookAtAnswer(transaction: Transaction, watches: Map<number, Watch>, answer: UnitAnswer): Promise<void> {
  const upwards = answer.unitIds.flatMap((id) => watches.get(id) ?? []).toReversed();
  for (const [at, watch] of upwards.entries()) {
    if (watch.alertId !== null) {
      watches.set(watch.unitId, await lookForEnd(transaction, watch, watch.alertId, answer));
      return;
    }
    const above = upwards.slice(at + 1);
    if (watch.reference === null || above.some(({ alertId }) => alertId !== null)) {
      watches.set(watch.unitId, { ...watch, watched: AT_REST });
      continue;
    }
    const { watched, isFound } = lookForFall(watch.watched, watch.reference, answer);
    watches.set(watch.unitId, { ...watch, watched });
    if (!isFound) continue;
    const alertId = await openAlert(transaction, watch.unitId, watched, answer.at);
    watches.set(watch.unitId, { ...watch, watched: { ...AT_REST, since: watched.since }, alertId, foundAt: answer.at });
    for (const higher of above) watches.set(higher.unitId, { ...higher, watched: AT_REST });
    return;
  }
}

/** Whether the open alert of a unit is over, and what is usual from then on. */
async function lookForEnd(transaction: Transaction, watch: Watch, alertId: number, answer: UnitAnswer): Promise<Watch> {
  const ended = { ...watch, watched: AT_REST, alertId: null, foundAt: null };
  const { watched, isFound } =
    watch.reference === null
      ? { watched: watch.watched, isFound: false }
      : lookForRecovery(watch.watched, watch.reference, answer);
  if (isFound) {
    await endAlert(transaction, alertId, 'recovered', answer.at);
    return ended;
  }
  if (watch.foundAt === null || Date.parse(answer.at) - Date.parse(watch.foundAt) < SETTLED_MS)
    return { ...watch, watched };
  await endAlert(transaction, alertId, 'settled', answer.at);
  // Made anew with the next answer, from those since the fall.
  const usualFrom = watch.watched.since ?? watch.foundAt;
  return { ...ended, usualFrom, reference: null, referenceAt: new Date(0).toISOString() };
}
