/**
 * `npm run sbom [file]`: the packages as a CycloneDX bill of materials, of what package-lock.json says; on the standard
 * output where no file is named. It fails where a package has no license, version or hash that could be told.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SetupError } from '../server/database/setup-error.ts';
import { project } from './front-ends.ts';
import { doubtfulLicenses, type LockedPackage, lockedPackages } from './licenses.ts';
import { runScript } from './run-script.ts';

export interface Component {
  name: string;
  version?: string;
  hashes?: { alg: string; content: string }[];
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

export interface Bill {
  bomFormat: string;
  specVersion: string;
  components: Component[];
}

/** The first npm that makes one. */
const LEAST_NPM = [9, 5];
const MOST_BYTES = 64 * 1024 * 1024;

/** @throws SetupError when npm is too old, or answers something else */
export function billOfMaterials(): { text: string; bill: Bill } {
  refuseOldNpm();
  const asked = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--no-update-notifier', '--loglevel=error'];
  const { status, stdout, stderr } = spawnSync('npm', asked, { cwd: project, encoding: 'utf8', maxBuffer: MOST_BYTES });
  if (status !== 0) throw new SetupError(`npm could not list the packages: ${stderr.trim()}`);
  const bill = JSON.parse(stdout) as Bill;
  if (bill.bomFormat !== 'CycloneDX') throw new SetupError(`npm made a ${bill.bomFormat} instead of a CycloneDX bill.`);
  return { text: stdout, bill };
}

function refuseOldNpm(): void {
  const { stdout } = spawnSync('npm', ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = (stdout ?? '').trim().split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NPM;
  if (major < leastMajor || (major === leastMajor && minor < leastMinor))
    throw new SetupError(`npm ${LEAST_NPM.join('.')} or newer makes the bill; this is ${major}.${minor}.`);
}

/**
 * What is wrong with a bill, a line each; empty for one that is whole.
 * @param locked what package-lock.json has, by its place in node_modules
 * @param asked the ranges of package.json, by name
 */
export function billFaults(
  { components }: Bill,
  locked: Record<string, LockedPackage>,
  asked: Record<string, string>,
): string[] {
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const faults = doubtfulLicenses(locked).map((license) => `license not judged: ${license}`);
  for (const [place, { version }] of Object.entries(locked)) {
    const name = place.replace(/^.*node_modules\//, '');
    if (name !== '' && !named.has(`${name}@${version}`)) faults.push(`not in the bill: ${name}@${version}`);
  }
  for (const [name, range] of Object.entries(asked)) {
    if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(range)) faults.push(`no exact version: ${name} ${range}`);
    else if (locked[`node_modules/${name}`]?.version !== range) faults.push(`another version locked: ${name} ${range}`);
  }
  for (const { name, version, hashes } of components)
    if (!hashes?.some(({ alg }) => alg === 'SHA-512')) faults.push(`no SHA-512: ${name}@${version}`);
  return faults;
}

/** The versions that package.json asks for, of every kind of dependency. */
export function askedVersions(): Record<string, string> {
  const manifest = JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies' | 'optionalDependencies',
    Record<string, string>
  >;
  return { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
}

if (import.meta.main)
  await runScript(async () => {
    const { text, bill } = billOfMaterials();
    const faults = billFaults(bill, lockedPackages(), askedVersions());
    if (faults.length > 0) throw new SetupError(`The bill of materials is not whole:\n${faults.join('\n')}`);
    const [file] = process.argv.slice(2);
    if (file === undefined) return void process.stdout.write(text);
    fs.writeFileSync(file, text);
    console.log(`${file}: ${bill.components.length} packages, CycloneDX ${bill.specVersion}.`);
  });
