// `npm run build [front end ...]`: builds them into dist/, each beside its place first and then moved there, so that
// one that was broken off is never served.
import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { compressFiles } from './compress-files.ts';
import { distDirectory, type FrontEnd, frontEnds, project, removeStamp, writeStamp } from './front-ends.ts';
import { runScript } from './run-script.ts';

// Whatever runs this build, a test say, what is built is for people.
process.env['NODE_ENV'] = 'production';

await runScript(async () => {
  const asked = process.argv.slice(2);
  for (const frontEnd of frontEnds)
    if (asked.length === 0 || asked.includes(frontEnd.name)) await buildFrontEnd(frontEnd);
});

async function buildFrontEnd({ name, builds }: FrontEnd): Promise<void> {
  console.log(`Building ${name}.`);
  const sources = new Set<string>();
  removeStamp(name);
  for (const { output, serverEntry } of builds) {
    const unfinished = path.join(distDirectory, '.unfinished', output);
    fs.rmSync(unfinished, { recursive: true, force: true });
    await build({
      configFile: path.join(project, name, 'vite.config.ts'),
      logLevel: 'warn',
      plugins: [collectSources(sources)],
      build: { outDir: unfinished, emptyOutDir: true, ssr: serverEntry ?? false },
    });
    if (!serverEntry) await compressFiles(unfinished);
    const place = path.join(distDirectory, output);
    fs.rmSync(place, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.renameSync(unfinished, place);
  }
  fs.rmSync(path.join(distDirectory, '.unfinished'), { recursive: true, force: true });
  writeStamp(
    name,
    [...sources].filter((file) => !file.startsWith(`${name}/`)),
  );
}

/** Notes the files of this project that a build reads, so that a later change to one of them makes it stale. */
function collectSources(sources: Set<string>): Plugin {
  return {
    name: 'collect-sources',
    moduleParsed({ id }) {
      const file = path.relative(project, id.split('?')[0] ?? id);
      if (!file.startsWith('..') && !file.startsWith('node_modules') && fs.existsSync(path.join(project, file)))
        sources.add(file);
    },
  };
}
