import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../test/media-world.ts';
import { bytesOf, type FileStore, openFileStore } from './file-store.ts';
import { readStorageUrl } from './settings.ts';

/** As much of the protocol as the port speaks: objects by path, without signatures. */
function bucketServer(objects: Map<string, Buffer>): Server {
  return createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://bucket').pathname;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (!request.headers.authorization?.includes('Credential=key/')) return void response.writeHead(403).end();
      const known = objects.get(name);
      if (request.method === 'PUT') objects.set(name, Buffer.concat(chunks));
      if (request.method === 'DELETE') objects.delete(name);
      if (request.method === 'PUT' || request.method === 'DELETE') return void response.writeHead(200).end();
      response.writeHead(known ? 200 : 404).end(request.method === 'GET' ? known : undefined);
    });
  });
}

const objects = new Map<string, Buffer>();
const addressOf = (user = 'key:secret'): string => {
  const bound = server.address();
  return `s3+http://${user}@127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/files/below/here?region=eu`;
};
const opened = (url?: string): FileStore => {
  const settings = readStorageUrl(url, folder);
  if (!settings) throw new Error('The test knows no such address.');
  return openFileStore(settings);
};

const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-store-'));
const server = bucketServer(objects);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

describe.each([
  ['a folder', () => opened()],
  ['a bucket', () => opened(addressOf())],
])('files in %s', (_name, open) => {
  const KEY = 'answers/7/a-file.webp';
  const read = async (store: FileStore) => {
    const stream = await store.read(KEY);
    return stream && (await bytesOf(stream));
  };

  test('are there as they were put, until they are removed', async () => {
    const store = open();
    await store.check();
    expect(await read(store)).toBeNull();
    await store.put(KEY, Buffer.from([0, 255, 1]), 'image/webp');
    expect(await read(store)).toEqual(Buffer.from([0, 255, 1]));
    await store.put(KEY, Buffer.from('anew'), 'image/webp');
    expect(await read(store)).toEqual(Buffer.from('anew'));
    await store.remove(KEY);
    await store.remove(KEY);
    expect(await read(store)).toBeNull();
  });

  test.each(['../outside', '/etc/passwd', 'a//b', 'a/../b', 'Über', ''])('have no key like %j', (key) => {
    expect(() => open().put(key, Buffer.from('x'), 'text/plain')).toThrow(TypeError);
  });
});

test('a file in a folder is whole or not there', async () => {
  const store = opened();
  // A folder in its place: the last step fails, and nothing half-written stays.
  await store.put('taken/by/a-folder', Buffer.from('x'), 'text/plain');
  const before = await filesIn(folder);
  await expect(store.put('taken/by', Buffer.from('y'), 'text/plain')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await filesIn(folder)).toEqual(before);
});

test('a bucket keeps its files below the prefix', async () => {
  await opened(addressOf()).put('one', Buffer.from('1'), 'text/plain');
  expect([...objects.keys()]).toEqual(['/files/below/here/one']);
});

test('a store that takes nothing says so before anything is served', async () => {
  await expect(opened(addressOf('wrong:secret')).check()).rejects.toThrow(/bucket "files".*Check STORAGE_URL/);
  const file = path.join(folder, 'no-folder');
  writeFileSync(file, '');
  await expect(openFileStore({ kind: 'folder', folder: path.join(file, 'files') }).check()).rejects.toThrow(
    'where uploaded files are kept',
  );
});

test.each([
  'files',
  'http://host/bucket',
  's3://host/bucket',
  's3://key:secret@host',
  's3://key:secret@/bucket',
  's3://k:s@host/B_',
])('the address %j is refused', (given) => expect(readStorageUrl(given, folder)).toBeNull());
