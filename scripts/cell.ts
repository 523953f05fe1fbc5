// `npm run cell`: the databases that companies lie in, where there are several.
import { joinCell } from '../server/database/cells/join-cell.ts';
import { type KnownCell, readKnownCells, setTakesCompanies } from '../server/database/cells/known-cells.ts';
import { SetupError } from '../server/database/setup-error.ts';
import { endMove, moveCompany } from './cell-move.ts';
import { cellAddress } from './cells.ts';
import { withMainDatabase } from './main-database.ts';
import { runScript } from './run-script.ts';

const HELP = `npm run cell -- list                     which there are, and how many companies lie in each
npm run cell -- add <cell>               makes the database of that name in CELLS one of them
npm run cell -- open <cell>              lets new companies be placed in it
npm run cell -- close <cell>             lets none
npm run cell -- move <company> <cell>    moves a company there while it is used, by its id
npm run cell -- confirm <company>        lets the move stand, and removes what is left in the former cell
npm run cell -- undo <company>           takes it back
npm run cell -- abandon <company>        gives up a copy that is not served yet`;

type Command = (homeUrl: string, name: string, second: string) => Promise<void>;

const commands: Record<string, { run: Command; takes: number }> = {
  list: { run: list, takes: 0 },
  add: {
    takes: 1,
    async run(homeUrl, name) {
      await joinCell(homeUrl, cellAddress(name));
      console.log(
        `${name} is a cell, and takes companies. Start the servers anew, so that all of them know its address.`,
      );
    },
  },
  open: { takes: 1, run: (homeUrl, name) => set(homeUrl, name, true) },
  close: { takes: 1, run: (homeUrl, name) => set(homeUrl, name, false) },
  move: { takes: 2, run: (homeUrl, company, cell) => moveCompany(homeUrl, idOf(company), cell) },
  confirm: { takes: 1, run: (homeUrl, company) => endMove(homeUrl, idOf(company), 'confirm') },
  undo: { takes: 1, run: (homeUrl, company) => endMove(homeUrl, idOf(company), 'undo') },
  abandon: { takes: 1, run: (homeUrl, company) => endMove(homeUrl, idOf(company), 'abandon') },
};

function idOf(given: string): number {
  if (/^[1-9]\d{0,15}$/.test(given)) return Number(given);
  throw new SetupError(`"${given}" is no id of a company: it is a number, as the address of the company's page ends.`);
}

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
  const [name = 'list', ...given] = process.argv.slice(2);
  const command = commands[name];
  if (command?.takes !== given.length) throw new SetupError(HELP);
  await withMainDatabase(({ url }) => command.run(url, given[0] ?? '', given[1] ?? ''));
});
