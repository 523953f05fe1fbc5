// Every other command of package.json: a script of the project, or a program of a package, on Node 24.
import { handOver, installIfMissing } from './install.mjs';

installIfMissing();
handOver(process.argv.slice(2));
