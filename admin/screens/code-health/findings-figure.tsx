import Radar from '@mui/icons-material/RadarOutlined';
import { useGetList, useTranslate } from 'react-admin';
import { codeFinding } from '../../generated/resources.ts';
import { useJudge } from '../../routing/use-judge.ts';
import { FigureCard } from '../dashboard/figures/figure-card.tsx';
import { useFormats } from '../dashboard/figures/use-formats.ts';

/** How many codes want somebody to look, for who may see them. */
export function FindingsFigure() {
  const translate = useTranslate();
  const { count } = useFormats();
  const judgePath = useJudge();
  const maySee = judgePath(`/${codeFinding.route}`).kind === 'pass';
  const { total } = useGetList(
    codeFinding.route,
    { pagination: { page: 1, perPage: 1 }, filter: { state: 'open' } },
    { enabled: maySee },
  );
  if (!maySee) return null;
  return (
    <FigureCard
      label={translate('app.code_health.figure')}
      Icon={Radar}
      isWaiting={total !== undefined && total > 0}
      value={total === undefined ? undefined : count(total)}
      to={`/${codeFinding.route}`}
      note={translate('app.code_health.figure_note')}
    />
  );
}
