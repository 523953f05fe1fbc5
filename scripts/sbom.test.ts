/** The bill of materials: whole, and not said to be whole where it is not. */
import { expect, test } from 'vitest';
import { lockedPackages } from './licenses.ts';
import { askedVersions, type Bill, billFaults, billOfMaterials } from './sbom.ts';

test('has every package of the lock with its version, license and hash', { timeout: 60_000 }, () => {
  const { bill } = billOfMaterials();
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) });
  expect(billFaults(bill, lockedPackages(), askedVersions())).toEqual([]);
  expect(bill.components.length).toBeGreaterThan(500);
  expect(bill.components.find(({ name }) => name === 'koa')).toMatchObject({
    version: askedVersions()['koa'],
    licenses: [{ license: { id: 'MIT' } }],
  });
});

const hashes = [{ alg: 'SHA-512', content: '00' }];
const bill = (components: Bill['components']): Bill => ({ bomFormat: 'CycloneDX', specVersion: '1.5', components });
const one = { name: 'one', version: '1.0.0', hashes };
const locked = { '': {}, 'node_modules/one': { version: '1.0.0', license: 'MIT' } };

test.each<[string, Parameters<typeof billFaults>, string[]]>([
  ['is whole', [bill([one]), locked, { one: '1.0.0' }], []],
  ['lacks a package', [bill([]), locked, {}], ['not in the bill: one@1.0.0']],
  ['has another version', [bill([{ ...one, version: '2.0.0' }]), locked, {}], ['not in the bill: one@1.0.0']],
  ['has no hash', [bill([{ name: 'one', version: '1.0.0' }]), locked, {}], ['no SHA-512: one@1.0.0']],
  ['is of a range', [bill([one]), locked, { one: '^1.0.0' }], ['no exact version: one ^1.0.0']],
  ['is of another lock', [bill([one]), locked, { one: '1.0.1' }], ['another version locked: one 1.0.1']],
  [
    'has a license that nobody judged',
    [bill([one]), { 'node_modules/one': { version: '1.0.0', license: 'AGPL-3.0-only' } }, {}],
    ['license not judged: one: AGPL-3.0-only'],
  ],
])('one that %s', (_what, parts, faults) => {
  expect(billFaults(...parts)).toEqual(faults);
});
