/** What a registry tells of the packages, asked by npm itself; and what is said where it tells nothing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { knownWeaknesses, linesOf, type Weakness, weaknessesIn } from './advisories.ts';

describe('a registry', { timeout: 60_000 }, () => {
  /** Which versions there are, of which npm looks for one that has it not. */
  const PACKAGE = {
    name: 'one',
    'dist-tags': { latest: '1.0.0' },
    versions: { '1.0.0': { name: 'one', version: '1.0.0', dist: {} } },
  };
  const BULK = '/-/npm/v1/security/advisories/bulk';
  let folder: string;
  let registry: Server;
  let answer: { status: number; body: object };
  let asked: unknown;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'feedtree-advisories-'));
    registry = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        const isAsked = request.url === BULK;
        if (isAsked) asked = body;
        response.writeHead(isAsked ? answer.status : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(isAsked ? answer.body : PACKAGE));
      });
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    const { port } = registry.address() as AddressInfo;
    const one = { version: '1.0.0', license: 'MIT' };
    const packages = { '': { dependencies: { one: '1.0.0' } }, 'node_modules/one': one };
    write('package.json', { name: 'some', version: '1.0.0', dependencies: { one: '1.0.0' } });
    write('package-lock.json', { name: 'some', version: '1.0.0', lockfileVersion: 3, requires: true, packages });
    writeFileSync(path.join(folder, '.npmrc'), `registry=http://127.0.0.1:${port}/\n`);
  });
  afterEach(async () => {
    await new Promise((resolve) => registry.close(resolve));
    rmSync(folder, { recursive: true });
  });
  const write = (name: string, value: object) => writeFileSync(path.join(folder, name), JSON.stringify(value));

  test('that knows of nothing is asked for each package, and answers so', async () => {
    answer = { status: 200, body: {} };
    expect(await knownWeaknesses(folder)).toEqual([]);
    expect(asked).toEqual({ one: ['1.0.0'] });
  });

  test('that knows of something tells it', async () => {
    const url = 'https://github.com/advisories/GHSA-0000-0000-0000';
    const advisory = { id: 1, url, title: 'Opens the door', severity: 'high', vulnerable_versions: '<=1.0.0' };
    answer = { status: 200, body: { one: [advisory] } };
    const weaknesses = await knownWeaknesses(folder);
    expect(linesOf(weaknesses, 'moderate')).toEqual([`high: one * (Opens the door, ${url})`]);
    expect(linesOf(weaknesses, 'critical')).toEqual([]);
  });

  test('that has no such call leaves it open, in words', async () => {
    answer = { status: 405, body: {} };
    await expect(knownWeaknesses(folder)).rejects.toThrow(
      /^The registry told nothing of advisories \(405 .* Try again/,
    );
  });

  test('that is not there leaves it open as well', async () => {
    answer = { status: 200, body: {} };
    const { port } = registry.address() as AddressInfo;
    await new Promise((resolve) => registry.close(resolve));
    registry = createServer().listen(0);
    writeFileSync(path.join(folder, '.npmrc'), `registry=http://127.0.0.1:${port}/\nfetch-retry-mintimeout=10\n`);
    await expect(knownWeaknesses(folder)).rejects.toThrow('The registry told nothing of advisories');
  });
});

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  if (bytes.length === 0) return undefined;
  return JSON.parse((request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()) as unknown;
}

test.each(['', 'npm: not found', '{}', '[]'])('%j is no answer', (text) => {
  expect(() => weaknessesIn(text)).toThrow('so whether one is known of the packages is not known');
});

test('the worst come first, then by name', () => {
  const weakness = (name: string, severity: Weakness['severity'], via: Weakness['via'] = ['z']): Weakness => ({
    name,
    severity,
    range: '*',
    via,
  });
  const all = [weakness('b', 'low'), weakness('c', 'high'), weakness('a', 'high'), weakness('d', 'critical')];
  expect(linesOf(all, 'low').map((line) => line.split(' ')[1])).toEqual(['d', 'a', 'c', 'b']);
  expect(linesOf([weakness('a', 'moderate', [{ title: 'T' }, 'z'])], 'low')).toEqual(['moderate: a * (T; by z)']);
});
