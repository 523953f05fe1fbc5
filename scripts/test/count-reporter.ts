/** Leaves the figures of a run in the file that scripts/test.ts reads for its closing line, and names what is unsteady. */
import fs from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
}

export default class CountReporter implements Reporter {
  readonly #file = process.env['FEEDTREE_TEST_COUNT'];

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    if (this.#file) fs.writeFileSync(this.#file, JSON.stringify(count(modules, unhandledErrors.length)));
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky)
          console.log(`Passed only at a further try: ${module.relativeModuleId} > ${test.fullName}`);
  }
}

function count(modules: readonly TestModule[], unhandledErrors: number): TestCount {
  const total = { passed: 0, failed: unhandledErrors, skipped: 0, pending: 0 };
  for (const module of modules) {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    for (const state of states) total[state] += 1;
    // A file that could not be loaded, or whose preparation or clean-up failed, has no failed test to show for it.
    if (module.state() === 'failed' && !states.includes('failed')) total.failed += 1;
  }
  return { passed: total.passed, failed: total.failed, skipped: total.skipped + total.pending };
}
