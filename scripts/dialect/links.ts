/** llms.txt, in the form of https://llmstxt.org: where to read what, each on a line. */
import fs from 'node:fs';
import path from 'node:path';
import { load } from '../../generator/load.ts';
import { isObject } from './json.ts';

const TEXT_LENGTH = 220;

export async function printLinks(project: string): Promise<string> {
  const { entities, documents } = await load(project);
  const readme = read(project, 'README.md');
  const [what = '', how = ''] = paragraphsOf(readme).map(firstSentence);
  const said = saidIn(readme);
  const about = (file: string): string => said.get(file) ?? short(plain(paragraphsOf(read(project, file))[0] ?? ''));
  const guides = ['README.md', 'AGENTS.md', 'CHANGELOG.md', ...namesIn(project, 'docs')];
  const facts = ['schemas/dialect.schema.json', 'schemas/common.schema.json', 'schemas/roles.json'];
  return [
    `# ${titleOf(project, 'README.md')}`,
    `> ${what} ${how}`,
    'Begin with AGENTS.md: it has the steps, the commands, each keyword of a schema, and what is refused. All that is printed from the schemas is under `generated` and never edited.',
    ...section(
      'Documents',
      guides.map((file) => link(titleOf(project, file), file, about(file))),
    ),
    ...section(
      'Decisions',
      namesIn(project, 'docs/decisions').map((file) => link(titleOf(project, file), file, about(file))),
    ),
    ...section(
      'Ground of the schemas',
      facts.map((file) => link(path.basename(file), file, describe(JSON.parse(read(project, file))))),
    ),
    ...section(
      'Entities',
      entities.map(({ path: file, value }) => link(idOf(file), file, describe(value))),
    ),
    ...section(
      'Documents that users design',
      documents.map(({ path: file, value }) => link(idOf(file), file, describe(value))),
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

const read = (project: string, file: string): string => fs.readFileSync(path.join(project, file), 'utf8');
const titleOf = (project: string, file: string): string => /^# (.*)$/m.exec(read(project, file))?.[1] ?? file;
const idOf = (file: string): string => path.basename(file).replace('.schema.json', '');

function namesIn(project: string, folder: string): string[] {
  const names = fs.readdirSync(path.join(project, folder)).filter((name) => name.endsWith('.md'));
  return names.toSorted().map((name) => `${folder}/${name}`);
}

const section = (title: string, lines: string[]): string[] => [`## ${title}`, lines.join('\n')];

const link = (title: string, file: string, text: string): string =>
  `- [${title}](${file})${text === '' ? '' : `: ${text}`}`;

/** What the table at the end of the README says of the documents that it names. */
function saidIn(readme: string): Map<string, string> {
  const rows = [...readme.matchAll(/^\| (\[.*) \| (.*) \|$/gm)];
  return new Map(
    rows.flatMap(([, links = '', text = '']) =>
      [...links.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']): [string, string] => [file, sentenceOf(text)]),
    ),
  );
}

const sentenceOf = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Those of plain text below the title. */
const paragraphsOf = (markdown: string): string[] =>
  markdown
    .split(/\n\n+|\n(?=# )/)
    .map((part) => part.replace(/^# .*\n?/, '').trim())
    .filter((part) => /^[A-Z*`]/.test(part))
    .map(plain);

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('**Decision.** ', '')
    .replaceAll('\n', ' ');

const firstSentence = (text: string): string => text.split(/(?<=[.!?]) (?=[A-Z`*])/)[0] ?? '';

function describe(value: unknown): string {
  if (!isObject(value)) return '';
  return short(String(value['description'] ?? value['$comment'] ?? value['title'] ?? ''));
}

/** As many whole sentences as fit, the first at least. */
function short(text: string): string {
  const sentences = text.split(/(?<=[.!?]) (?=[A-Z`*])/);
  const fitting = sentences.findLastIndex((_, at) => sentences.slice(0, at + 1).join(' ').length <= TEXT_LENGTH);
  return sentences.slice(0, Math.max(1, fitting + 1)).join(' ');
}
