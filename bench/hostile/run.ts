// `npm run hostile`: a million hostile inputs over every operation and kind of caller, or as many as HOSTILE_INPUTS says;
// PROPERTY_SEED plays a run again. Fails at an answer that is a failure of ours.
import path from 'node:path';
import setUp from '../../scripts/test/global-setup.ts';
import { propertySeed } from '../../scripts/test/properties.ts';
import { keepEnduranceRun, untilInterrupted } from '../endurance.ts';
import { writeReport } from '../report.ts';
import { playHostile } from './play.ts';

const inputs = Number(process.env['HOSTILE_INPUTS'] ?? 1_000_000);
const tearDown = await setUp();
try {
  const begun = performance.now();
  const report = await playHostile({
    inputs,
    seed: propertySeed,
    log: (line) => console.log(line),
    isOver: untilInterrupted(),
  });
  const minutes = (performance.now() - begun) / 60_000;
  console.log({ ...report, seed: propertySeed, minutes });
  const { inputs: made, worlds, operations, answers, roles, unreached, failures } = report;
  const count = (of: object): number => Object.keys(of).length;
  keepEnduranceRun({
    command: 'hostile',
    minutes,
    figures: {
      inputs: made,
      worlds,
      'kinds of caller': count(roles),
      operations,
      'of them answered with 2xx': operations - count(unreached),
      ...Object.fromEntries(Object.entries(answers).map(([kind, times]) => [`answers ${kind}`, times])),
    },
    faults: {
      ...(count(failures) > 0 && { 'operations that failed': count(failures) }),
      ...(count(unreached) > 0 && { 'operations that were never reached': count(unreached) }),
    },
  });
  writeReport(path.join(import.meta.dirname, '..'));
  if (count({ ...unreached, ...failures }) > 0) process.exitCode = 1;
} finally {
  await tearDown();
}
