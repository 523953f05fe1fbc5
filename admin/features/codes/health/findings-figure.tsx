import Radar from '@mui/icons-material/RadarOutlined';
import { useGetList, useTranslate } from 'react-admin';
import { codeFinding } from '../../../generated/resources.ts';
import { useJudge } from '../../../entities/use-judge.ts';
import { FigureCard } from '../../../ui/figures/figure-card.tsx';
import { useFormats } from '../../../ui/figures/use-formats.ts';

/** What somebody should look after; a code that was never scanned can wait. */
const URGENT = { state: 'open', kind: ['silent', 'no_answers', 'company_silent'] };
const ADDRESS = `/${codeFinding.route}?${new URLSearchParams({ filter: JSON.stringify(URGENT) })}`;

/** How many codes want somebody to look, for who may see them. */
export function FindingsFigure() {
  const translate = useTranslate();
  const { count } = useFormats();
  const judgePath = useJudge();
  const maySee = judgePath(`/${codeFinding.route}`).kind === 'pass';
  const { total } = useGetList(
    codeFinding.route,
    { pagination: { page: 1, perPage: 1 }, filter: URGENT },
    { enabled: maySee },
  );
  if (!maySee) return null;
  return (
    <FigureCard
      label={translate('app.code_health.figure')}
      Icon={Radar}
      isWaiting={total !== undefined && total > 0}
      value={total === undefined ? undefined : count(total)}
      to={ADDRESS}
      note={translate('app.code_health.figure_note')}
    />
  );
}
