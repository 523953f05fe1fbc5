// `npm start`, `npm run worker` with --worker, and `npm run dev` with --dev.
import { handOver, install } from './install.mjs';
import { environment, nodeFlags } from './memory-bounds.mjs';

const [mode, ...rest] = process.argv.slice(2);
install();
if (mode === '--dev') handOver(['scripts/dev.ts', ...rest]);
else if (mode === '--worker') serve(rest, { WEB_PROCESSES: '0' });
else serve(process.argv.slice(2));

/** In the bounds of memory that a server has, unless its environment says otherwise. */
function serve(arguments_, settings = {}) {
  Object.assign(process.env, settings);
  handOver([...nodeFlags, 'scripts/serve.ts', ...arguments_], environment);
}
