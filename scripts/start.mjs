// `npm start`, and `npm run dev` with --dev.
import { handOver, install } from './install.mjs';
import { environment, nodeFlags } from './memory-bounds.mjs';

const [mode, ...rest] = process.argv.slice(2);
install();
if (mode === '--dev') handOver(['scripts/dev.ts', ...rest]);
else handOver([...nodeFlags, 'scripts/serve.ts', ...process.argv.slice(2)], environment);
