/** The pages of all contenders in one browser, in turns. */
import type { Browser } from 'playwright';
import type { BenchCodes } from './unit.ts';
import { peerPath } from './peers/paths.ts';
import type { Layout } from './questions.ts';
import { type PageOf, type PageSummary, rotated, summarizeVisits } from './summary.ts';
import { type Target, visit, type Visit } from './visit.ts';

export interface Origins {
  feedtree: string;
  peers: string;
}

type Measured = PageOf & { target: Target; visits: Visit[] };

const pagesOf = ({ feedtree, peers }: Origins, { ofLayout }: BenchCodes): Measured[] => {
  const page = (contender: PageOf['contender'], layout: Layout, target: Target): Measured => ({
    contender,
    layout,
    target,
    visits: [],
  });
  const both = (layout: Layout): Measured[] => [
    page('feedtree', layout, { origin: feedtree, path: `/Q/${ofLayout[layout]}`, next: 'button.primary' }),
    page('SurveyJS', layout, { origin: peers, path: peerPath('surveyjs', layout), next: '.sd-navigation__next-btn' }),
  ];
  return [
    ...both('one page'),
    page('rjsf', 'one page', { origin: peers, path: peerPath('rjsf', 'one page'), next: '' }),
    ...both('one at a time'),
  ];
};

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
