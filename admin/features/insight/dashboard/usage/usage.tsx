import { Box, Card, Link as TextLink, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { customerUser, node, nodeQrCode, organization, surveyGroup } from '../../../../generated/resources.ts';
import { useJudge } from '../../../../entities/use-judge.ts';
import type { Info } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { sizeOf } from '../../../billing/limits/use-amount.ts';
import { Bar } from '../panel/bar.tsx';

/** What there is of what a plan limits, and where it is managed. */
const COUNTED = [
  { name: 'qr_codes', label: `resources.${nodeQrCode.route}.name`, path: `/${node.route}` },
  { name: 'users', label: `resources.${customerUser.route}.name`, path: `/${customerUser.route}` },
  { name: 'organizations', label: `resources.${organization.route}.name`, path: `/${organization.route}` },
  { name: 'groups', label: 'app.dashboard.usage.groups', path: `/${surveyGroup.route}` },
  { name: 'storage_mb', label: 'app.dashboard.usage.storage', path: null },
] as const;

/** From here on it is time to think of more, as `subscription/usage` says it too. */
const NEARLY_FULL = 0.8;

/** How much of the plan is used. */
export function Usage({ info }: { info: Info | undefined }) {
  const translate = useTranslate();
  const id = useId();
  const shown = COUNTED.filter(({ name }) => info === undefined || info[name] !== undefined);
  if (shown.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2, marginBottom: 3 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {translate('app.dashboard.usage.title')}
        </Typography>
        {info?.subscription && <Subscription subscription={info.subscription} />}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: `repeat(${shown.length}, minmax(0, 1fr))`,
          },
          columnGap: 6,
          rowGap: 4,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {shown.map((figure) => (
          <UsedFigure key={figure.name} {...figure} used={info?.[figure.name]} />
        ))}
      </Box>
    </Card>
  );
}

type UsedFigureProps = (typeof COUNTED)[number] & { used: Info['users'] };

function UsedFigure({ name, label: labelKey, path, used }: UsedFigureProps) {
  const translate = useTranslate();
  const judgePath = useJudge();
  const label = translate(labelKey, { smart_count: 2 });
  const isOpen = path !== null && judgePath(path).kind === 'pass';
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      {isOpen ? (
        <TextLink component={Link} to={path} sx={{ fontSize: '0.8125rem' }}>
          {label}
        </TextLink>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
      )}
      {used === undefined ? <Skeleton width="6ch" /> : <Amount used={used} isStorage={name === 'storage_mb'} />}
    </Box>
  );
}

function warningOf(used: number, limit: number): 'over' | 'full' | 'nearly_full' | null {
  if (used > limit) return 'over';
  if (used === limit && limit > 0) return 'full';
  return used >= NEARLY_FULL * limit && used > 0 ? 'nearly_full' : null;
}

function Amount({ used: { used, limit }, isStorage }: { used: NonNullable<Info['users']>; isStorage: boolean }) {
  const translate = useTranslate();
  const { locale, count } = useFormats();
  const words = (value: number) => (isStorage ? sizeOf(value, locale) : count(value));
  const share = typeof limit === 'number' && limit > 0 ? used / limit : null;
  const warning = typeof limit === 'number' ? warningOf(used, limit) : null;
  return (
    <>
      <Typography component="bdi" sx={{ fontWeight: 600 }}>
        <bdi>{words(used)}</bdi>{' '}
        {typeof limit === 'number' && (
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {translate('app.dashboard.usage.of', { limit: words(limit) })}
          </Typography>
        )}
      </Typography>
      {share !== null && <Bar share={share} height={4} />}
      {limit === null && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('app.dashboard.usage.unlimited')}
        </Typography>
      )}
      {warning !== null && (
        <Typography variant="caption" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {translate(`app.dashboard.usage.${warning}`)}
        </Typography>
      )}
    </>
  );
}

const PLAN_MANAGEMENT = '/plan_management';

type Shown = NonNullable<Info['subscription']>;

/** What the end of the paid period is: nothing is to come on a day that is over. */
function whatComes({ state, period_end: end, auto_renew: renews }: Shown): 'renews' | 'ends' | 'overdue' | 'ended' {
  if (state === 'ended') return 'ended';
  const isOver = end !== null && Date.parse(end) <= Date.now();
  if (isOver) return renews ? 'overdue' : 'ended';
  return renews ? 'renews' : 'ends';
}

/** The plan, and until when it runs. */
function Subscription({ subscription }: { subscription: Shown }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const judgePath = useJudge();
  const { plan, period, period_end: end } = subscription;
  const name = period === null ? plan : translate(`app.dashboard.usage.plan_${period}`, { plan });
  const until = end === null ? null : day(end);
  return (
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
      {judgePath(PLAN_MANAGEMENT).kind === 'pass' ? (
        <TextLink component={Link} to={PLAN_MANAGEMENT}>
          {name}
        </TextLink>
      ) : (
        <b>{name}</b>
      )}
      {until !== null && ` · ${translate(`app.dashboard.usage.${whatComes(subscription)}`, { date: until })}`}
    </Typography>
  );
}
