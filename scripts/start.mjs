// `npm start`, and `npm run dev` with --dev.
import { handOver, install } from './install.mjs';

// In megabytes, half of what V8 takes: loading fills it once, and it is held ever after (docs/decisions/idle-memory.md).
const YOUNG_SPACE = '--max-semi-space-size=8';
const [mode, ...rest] = process.argv.slice(2);
install();
if (mode === '--dev') handOver(['scripts/dev.ts', ...rest]);
else handOver([YOUNG_SPACE, 'scripts/serve.ts', ...process.argv.slice(2)]);
