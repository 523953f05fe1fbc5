import TrendingDown from '@mui/icons-material/TrendingDownOutlined';
import { useGetList, useTranslate } from 'react-admin';
import { scoreAlert } from '../../../generated/resources.ts';
import { useJudge } from '../../../entities/use-judge.ts';
import { FigureCard } from '../../../ui/figures/figure-card.tsx';
import { useFormats } from '../../../ui/figures/use-formats.ts';

const OPEN = { state: 'open' };
const ADDRESS = `/${scoreAlert.route}?${new URLSearchParams({ filter: JSON.stringify(OPEN) })}`;

/** How many scores have fallen and are not back, for who may see them; nothing where that is none. */
export function AlertsFigure() {
  const translate = useTranslate();
  const { count } = useFormats();
  const judgePath = useJudge();
  const maySee = judgePath(`/${scoreAlert.route}`).kind === 'pass';
  const { total } = useGetList(
    scoreAlert.route,
    { pagination: { page: 1, perPage: 1 }, filter: OPEN },
    { enabled: maySee },
  );
  if (!maySee || total === undefined || total === 0) return null;
  return (
    <FigureCard
      label={translate('app.score_alerts.figure')}
      Icon={TrendingDown}
      isWaiting
      value={count(total)}
      to={ADDRESS}
      note={translate('app.score_alerts.figure_note')}
    />
  );
}
