// `npm run create <folder>`: a project of one's own, which has this one as a package.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ENGINE = path.join(import.meta.dirname, '..');
const EXAMPLE = path.join(ENGINE, 'examples/workshop');

const [given] = process.argv.slice(2);
process.exitCode = given === undefined ? usage() : create(path.resolve(process.env['INIT_CWD'] ?? '.', given));

function usage(): number {
  console.error('Usage: npm run create <folder>');
  return 2;
}

function create(folder: string): number {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) {
    console.error(`${folder} is not empty: name another folder.`);
    return 1;
  }
  fs.cpSync(EXAMPLE, folder, { recursive: true });
  linkPackage(folder);
  for (const words of [['generate'], ['migrate:new', 'initial']]) {
    const script = path.join(ENGINE, 'scripts/project.ts');
    const { status } = spawnSync(process.execPath, [script, folder, ...words], { stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
  }
  console.log(`\nMade ${folder}. Next:\n  cd ${folder}\n  npm start`);
  return 0;
}

/** As npm does it for a package that is named by a path. */
function linkPackage(folder: string): void {
  const file = path.join(folder, 'package.json');
  const about = JSON.parse(fs.readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  const { name } = JSON.parse(fs.readFileSync(path.join(ENGINE, 'package.json'), 'utf8')) as { name: string };
  const dependencies = { ...about.dependencies, [name]: `file:${path.relative(folder, ENGINE)}` };
  fs.writeFileSync(file, `${JSON.stringify({ ...about, dependencies }, null, 2)}\n`);
  fs.mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  fs.symlinkSync(ENGINE, path.join(folder, 'node_modules', name));
  // For editors, which find there what each keyword takes.
  fs.symlinkSync(path.join(ENGINE, 'schemas/dialect.schema.json'), path.join(folder, 'schemas/dialect.schema.json'));
}
