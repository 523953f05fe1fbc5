/** One attack in a process of its own: `node attacker.ts <name>`, its target as JSON on standard input; ends by SIGTERM, and then tells its answers. */
import { text } from 'node:stream/consumers';
import type { Target } from './attack.ts';
import { attacks } from './attacks/index.ts';

const attack = attacks.find(({ name }) => name === process.argv[2]);
if (!attack) throw new Error(`There is no attack "${process.argv[2]}".`);
const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
const target = JSON.parse(await text(process.stdin)) as Target;
console.log(JSON.stringify(await attack.run(target, stop.signal)));
