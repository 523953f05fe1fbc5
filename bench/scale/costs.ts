/** What a call of each kind costs, out of the histories of the benches, in milliseconds of a processor. */
import { readHistory } from '../report.ts';
import { readSpread } from '../spread/history.ts';
import { perCoreSecond } from '../summary.ts';

export type Kind = 'answer' | 'page' | 'list' | 'detail';

export interface Cost {
  /** Of the process that answers. */
  server: number;
  /** Of the cell. */
  database: number;
}

export interface Costs {
  kinds: Record<Kind, Cost>;
  /** Commit and day of what they were measured by. */
  answersOf: string;
  othersOf: string;
}

const MEASURES: Record<Exclude<Kind, 'answer'>, string> = {
  page: "a code's page, spread over units",
  list: 'feedback list page with its total',
  detail: 'feedback detail',
};
const MS_A_SECOND = 1_000;

/** @throws where a bench has not run yet */
export function readCosts(folder: string): Costs {
  const spread = readSpread(folder).at(-1);
  const side = spread?.sides.at(-1);
  const load = readHistory(folder).findLast(({ measures }) => measures.length > 0);
  if (!spread || !side || !load) throw new Error('Run `npm run bench` and `npm run bench:spread` first.');
  const share = side.database / side.server;
  const costOf = (kind: keyof typeof MEASURES): Cost => {
    const contender = load.measures
      .find(({ name }) => name === MEASURES[kind])
      ?.contenders.find(({ name }) => name === 'feedtree');
    const rate = contender && perCoreSecond(contender);
    if (!rate) throw new Error(`There is no figure of "${MEASURES[kind]}".`);
    const server = MS_A_SECOND / rate;
    return { server, database: server * share };
  };
  return {
    kinds: {
      answer: { server: side.server, database: side.database },
      page: costOf('page'),
      list: costOf('list'),
      detail: costOf('detail'),
    },
    answersOf: `${spread.commit}, ${spread.date.slice(0, 10)}`,
    othersOf: `${load.commit}, ${load.date.slice(0, 10)}`,
  };
}
