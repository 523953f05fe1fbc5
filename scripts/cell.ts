// `npm run cell`: the databases that companies lie in, where there are several.
import { joinCell } from '../server/database/cells/join-cell.ts';
import { type KnownCell, readKnownCells, setTakesCompanies } from '../server/database/cells/known-cells.ts';
import { SetupError } from '../server/database/setup-error.ts';
import { cellAddress } from './cells.ts';
import { withMainDatabase } from './main-database.ts';
import { runScript } from './run-script.ts';

const HELP = `npm run cell -- list          which there are, and how many companies lie in each
npm run cell -- add <cell>    makes the database of that name in CELLS one of them
npm run cell -- open <cell>   lets new companies be placed in it
npm run cell -- close <cell>  lets none`;

type Command = (homeUrl: string, name: string) => Promise<void>;

const commands: Record<string, Command> = {
  async add(homeUrl, name) {
    await joinCell(homeUrl, cellAddress(name));
    console.log(
      `${name} is a cell, and takes companies. Start the servers anew, so that all of them know its address.`,
    );
  },
  open: (homeUrl, name) => set(homeUrl, name, true),
  close: (homeUrl, name) => set(homeUrl, name, false),
};

async function set(homeUrl: string, name: string, takes: boolean): Promise<void> {
  if (!(await setTakesCompanies(homeUrl, name, takes)))
    throw new SetupError(`There is no cell ${name}. npm run cell -- list names them.`);
  console.log(takes ? `${name} takes new companies.` : `${name} takes no new companies.`);
}

async function list(homeUrl: string): Promise<void> {
  const cells = await readKnownCells(homeUrl);
  if (cells.length === 0) console.log('There is one database, and all companies lie in it.');
  for (const cell of cells) console.log(describe(cell));
}

const describe = ({ name, takesCompanies, companies }: KnownCell): string =>
  `${name.padEnd(30)} ${String(companies).padStart(8)} ${companies === 1 ? 'company  ' : 'companies'}  ${takesCompanies ? 'takes new ones' : 'closed to new ones'}`;

await runScript(async () => {
  const [command = 'list', name, ...others] = process.argv.slice(2);
  const run = commands[command];
  if (others.length > 0 || (command === 'list' ? name : !run || !name)) throw new SetupError(HELP);
  await withMainDatabase(({ url }) => (run && name ? run(url, name) : list(url)));
});
