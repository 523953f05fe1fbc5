import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NothingHere } from '../charts/trend.tsx';
import type { Report } from '../data/answers.ts';
import { Bars } from '../panel/bars.tsx';
import { ListChoice } from '../../../../ui/figures/choices.tsx';
import { Panel } from '../panel/panel.tsx';

type Distribution = NonNullable<Report['distribution']>;
type Kind = keyof Distribution;
const KINDS = ['scores', 'smileys', 'nps'] as const satisfies Kind[];

const LABELS = { scores: 'app.dashboard.scores.score', smileys: 'app.dashboard.scores.smiley' };

const EMPTY_HEIGHT = 160;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** How many gave what; the best first. */
export function SpreadPanel({ distribution }: { distribution: Distribution }) {
  const translate = useTranslate();
  const asked = KINDS.filter((kind) => sum(distribution[kind]) > 0);
  const [chosen, setChosen] = useState<Kind>('scores');
  const kind = asked.includes(chosen) ? chosen : (asked[0] ?? chosen);
  const bands = distribution[kind]
    .map((count, at) => ({
      count,
      label: translate(`app.dashboard.spread.${kind === 'nps' ? kind : 'scores'}_${at + 1}`),
    }))
    .toReversed();
  const total = sum(distribution[kind]);
  const nameOf = (one: Kind) => (one === 'nps' ? 'NPS' : translate(LABELS[one]));
  const label = nameOf(kind);
  return (
    <Panel
      title={translate('app.dashboard.spread.title')}
      about={asked.length > 1 ? undefined : label}
      sheet={{
        columns: [{ label }, { label: translate('app.dashboard.answers'), isNumber: true }],
        rows: bands.map(({ label: name, count }) => [name, count]),
      }}
      choice={
        asked.length > 1 && (
          <ListChoice
            label={translate('app.dashboard.spread.title')}
            value={kind}
            options={asked.map((one) => ({ value: one, text: nameOf(one) }))}
            onChange={setChosen}
          />
        )
      }
    >
      {asked.length === 0 ? (
        <NothingHere height={EMPTY_HEIGHT} />
      ) : (
        <Bars lines={bands.map((band) => ({ key: band.label, ...band, of: total }))} />
      )}
    </Panel>
  );
}
