import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { checks } from './checks.ts';

for (const { name, command } of checks) {
  test(name, { timeout: 300_000 }, async () => {
    const { code, output } = await run(command);
    expect(code, output).toBe(0);
  });
}

function run([program = '', ...rest]: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (data: Buffer): void => void (output += data.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
