// `npm run check`: every check, whether or not one before it failed.
import { spawnSync } from 'node:child_process';
import { checks } from './checks.ts';

const failed = checks.filter(({ name, command: [program = '', ...rest] }) => {
  console.log(`\n- ${name}`);
  return spawnSync(program, rest, { stdio: 'inherit' }).status !== 0;
});
console.log(`\n${checks.length - failed.length} of ${checks.length} checks hold.`);
for (const { name, command } of failed) console.log(`Not so: ${name} (${command.join(' ')})`);
process.exitCode = failed.length === 0 ? 0 : 1;
