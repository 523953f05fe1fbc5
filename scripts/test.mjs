// `npm test`; what follows `--` goes to vitest.
import { handOver, install } from './install.mjs';

install();
handOver(['scripts/test.ts', ...process.argv.slice(2)]);
