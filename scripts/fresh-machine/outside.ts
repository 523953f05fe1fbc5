/** What a machine is given of the one that it is made on: where packages come from, and how they are reached. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SetupError } from '../../server/database/setup-error.ts';

const CERTIFICATES = '/etc/of-the-network.pem';

/** Runs a program to its end. @throws SetupError with what it said when it fails */
export function run(program: string, ...given: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, given, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status === 0) return stdout;
  throw new SetupError(
    `${[program, ...given].join(' ')} failed: ${error?.message ?? `${stdout}${stderr}`.slice(-3000)}`,
  );
}

/** Debian's mirror that this machine's apt uses. */
export function aptMirror(): string {
  const repositories = run('apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Identifier: Packages').split('\n');
  const mirror = repositories.find((address) => /\/debian\/?$/.test(address));
  if (mirror === undefined) throw new SetupError("apt here knows no mirror of Debian's: name one with --mirror.");
  return mirror;
}

/** Gives a root the name servers, apt's proxy and the certificates of this machine's network. */
export function connect(root: string): void {
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) fs.copyFileSync(file, path.join(root, file));
  const proxies = run('apt-config', 'dump')
    .split('\n')
    .filter((line) => /^Acquire::https?::.*Proxy/i.test(line));
  fs.writeFileSync(path.join(root, 'etc/apt/apt.conf.d/99of-the-network'), proxies.join('\n'));
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (certificates) fs.copyFileSync(certificates, path.join(root, CERTIFICATES));
}

/** Variables for the programs inside: npm's registry, proxies, certificates; no login of npm's. */
export function networkEnvironment(): Record<string, string> {
  const proxies = Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name));
  const certificates = { NODE_EXTRA_CA_CERTS: CERTIFICATES, npm_config_cafile: CERTIFICATES };
  return {
    npm_config_registry: run('npm', 'config', 'get', 'registry').trim(),
    ...Object.fromEntries(proxies.map(([name, value]) => [name, value ?? ''])),
    ...(process.env['NODE_EXTRA_CA_CERTS'] ? certificates : {}),
  };
}
