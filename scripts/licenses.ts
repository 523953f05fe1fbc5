/** `npm run licenses`: what the packages are licensed under, and those that may not be handed on with a closed product. */
import fs from 'node:fs';
import path from 'node:path';
import { SetupError } from '../server/database/setup-error.ts';
import { project } from './front-ends.ts';
import { runScript } from './run-script.ts';

/** SPDX names of licenses that ask for a notice at most. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT/X11',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Those of other licenses, and why they may be used all the same. */
const JUDGED: Record<string, string> = {
  '@img/sharp-*': 'LGPL-3.0: libvips, a library of its own that is loaded at run time and can be replaced',
  'axe-core': 'MPL-2.0: used as it is by the tests alone',
  lightningcss: 'MPL-2.0: used as it is by the build alone',
  'lightningcss-*': 'MPL-2.0: used as it is by the build alone',
  'png-js': 'MIT by its file LICENSE, though package.json does not say so',
};

const NONE = 'none is named';

export interface LockedPackage {
  version?: string;
  license?: string;
}

/** Names of the packages that are neither permissive nor judged, with their license. */
export function doubtfulLicenses(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([place, { license = '' }]) => {
    const name = place.replace(/^.*node_modules\//, '');
    return name === '' || isPermissive(license) || isJudged(name) ? [] : [`${name}: ${license || NONE}`];
  });
}

/** `(MPL-2.0 OR Apache-2.0)`: one of them is enough; of `AND` all are needed. */
const isPermissive = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => PERMISSIVE.has(each)));

const isJudged = (name: string): boolean =>
  Object.keys(JUDGED).some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));

export function lockedPackages(): Record<string, LockedPackage> {
  const lock = JSON.parse(fs.readFileSync(path.join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return lock.packages;
}

if (import.meta.main)
  await runScript(async () => {
    const doubtful = doubtfulLicenses(lockedPackages());
    if (doubtful.length > 0) throw new SetupError(`Judge the licenses of:\n${doubtful.join('\n')}`);
    const byLicense = Object.groupBy(Object.values(lockedPackages()), ({ license }) => license ?? NONE);
    for (const [license, all = []] of Object.entries(byLicense)) console.log(`${license}: ${all.length}`);
    console.log('\nOf these only by a reason of their own:');
    for (const [name, reason] of Object.entries(JUDGED)) console.log(`  ${name}: ${reason}`);
  });
