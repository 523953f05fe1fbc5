import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import { useNames } from '../../../../entities/use-names.ts';
import type { RankedUnit, Report } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { ToggleChoice } from '../../../../ui/figures/choices.tsx';
import { Panel } from '../panel/panel.tsx';
import { FIRST_ROWS, ShowAll } from '../panel/show-all.tsx';
import { RankingTable } from './ranking-table.tsx';

type Order = 'best' | 'worst';
const ORDERS: readonly Order[] = ['best', 'worst'];

/** Those that can't be placed stay below, whichever end is looked at. */
function inOrder(units: readonly RankedUnit[], order: Order): RankedUnit[] {
  const placed = units.filter(({ has_few: hasFew }) => !hasFew);
  const others = units.filter(({ has_few: hasFew }) => hasFew);
  return [...(order === 'best' ? placed : placed.toReversed()), ...others];
}

/** The units of the level below, compared fairly; each leads on down the tree. */
export function RankingPanel({ ranking: { units, more } }: { ranking: NonNullable<Report['ranking']> }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const [order, setOrder] = useState<Order>('best');
  const [isLong, setLong] = useState(false);
  const ordered = inOrder(units, order);
  const shown = isLong ? ordered : ordered.slice(0, FIRST_ROWS);
  return (
    <Panel
      title={translate('app.dashboard.ranking.title')}
      about={translate('app.dashboard.ranking.about')}
      isTable
      sheet={useSheet(ordered)}
      choice={
        units.length > 1 && (
          <ToggleChoice
            label={translate('app.dashboard.ranking.order')}
            value={order}
            options={ORDERS.map((one) => ({ value: one, text: translate(`app.dashboard.ranking.${one}`) }))}
            onChange={setOrder}
          />
        )
      }
    >
      {units.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.dashboard.ranking.none')}
        </Typography>
      ) : (
        <RankingTable units={shown} />
      )}
      <ShowAll count={ordered.length} isLong={isLong} onTurn={() => setLong(!isLong)} />
      {isLong && more > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {translate('app.dashboard.ranking.more', { count: count(more) })}
        </Typography>
      )}
    </Panel>
  );
}

function useSheet(units: readonly RankedUnit[]) {
  const translate = useTranslate();
  const name = (key: string) => translate(`app.dashboard.ranking.${key}`);
  return {
    columns: [
      { label: 'ID', isNumber: true },
      { label: useNames(node).one },
      { label: translate(`resources.${node.route}.fields.type`) },
      { label: name('fair'), isNumber: true },
      { label: name('mean'), isNumber: true },
      { label: name('scored'), isNumber: true },
      { label: translate('app.dashboard.answers'), isNumber: true },
      { label: translate('app.dashboard.open'), isNumber: true },
    ],
    rows: units.map((unit) => [
      unit.id,
      unit.name,
      unit.type,
      unit.fair_score,
      unit.score.mean,
      unit.score.count,
      unit.answers,
      unit.open,
    ]),
  };
}
