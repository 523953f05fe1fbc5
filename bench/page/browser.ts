/** The pages of all contenders in one browser, in turns. */
import type { Browser } from 'playwright';
import type { BenchCodes } from './unit.ts';
import { peerPath } from './peers/paths.ts';
import { layouts } from './questions.ts';
import { type PageOf, type PageSummary, rotated, summarizeVisits } from './summary.ts';
import { type Target, visit, type Visit } from './visit.ts';

export interface Origins {
  feedtree: string;
  peers: string;
}

type Measured = PageOf & { target: Target; visits: Visit[] };

const pagesOf = (origins: Origins, { ofLayout }: BenchCodes): Measured[] => [
  ...layouts.flatMap((layout): Measured[] => [
    {
      contender: 'feedtree',
      layout,
      target: { address: `${origins.feedtree}/Q/${ofLayout[layout]}`, next: 'button.primary' },
      visits: [],
    },
    {
      contender: 'SurveyJS',
      layout,
      target: { address: origins.peers + peerPath('surveyjs', layout), next: '.sd-navigation__next-btn' },
      visits: [],
    },
  ]),
  {
    contender: 'rjsf',
    layout: 'one page',
    target: { address: origins.peers + peerPath('rjsf', 'one page'), next: '' },
    visits: [],
  },
];

export async function measurePages(
  browser: Browser,
  origins: Origins,
  codes: BenchCodes,
  rounds: number,
): Promise<PageSummary[]> {
  const pages = pagesOf(origins, codes);
  for (let round = 0; round < rounds; round++)
    for (const { target, visits, contender, layout } of rotated(pages, round)) {
      visits.push(await visit(browser, target));
      console.log(`${round + 1} of ${rounds}: ${contender}, ${layout}`);
    }
  return pages.map(({ contender, layout, visits }) => summarizeVisits({ contender, layout }, visits));
}
