import CheckCircle from '@mui/icons-material/CheckCircle';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import type { FirstSteps, StepName } from './use-first-steps.ts';
import { node, organization } from '../../../../generated/resources.ts';
import { paths } from '../../../../entities/guard.ts';

interface StepLineProps {
  name: StepName;
  /** From 1. */
  number: number;
  taken: FirstSteps;
  /** The first that is not taken. */
  isNext: boolean;
}

/** One step: what to do and why, and the way there, which stands out at the next one. */
export function StepLine({ name, number, taken, isNext }: StepLineProps) {
  const translate = useTranslate();
  const isTaken = taken.steps[name] === true;
  const { to, isVisitors } = stepLinks[name](taken);
  const words = translate(`app.first_steps.${name}.action`);
  const buttonProps = { variant: isNext ? 'contained' : 'outlined', size: 'small' } as const;
  return (
    <Box
      component="li"
      aria-current={isNext ? 'step' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '28px minmax(0, 1fr)', sm: '28px minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
        paddingBlock: 3,
        borderTop: 1,
        borderColor: 'divider',
        '&:last-of-type': { paddingBlockEnd: 0 },
      }}
    >
      <StepSign number={number} isTaken={isTaken} isNext={isNext} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3" sx={isTaken ? { color: 'text.secondary' } : {}}>
          {translate(`app.first_steps.${name}.title`)}
          {isTaken && (
            <Box component="span" sx={visuallyHidden}>
              {` (${translate('app.first_steps.taken')})`}
            </Box>
          )}
        </Typography>
        {!isTaken && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(to === undefined ? 'app.first_steps.waits' : `app.first_steps.${name}.text`)}
          </Typography>
        )}
      </Box>
      {!isTaken && to !== undefined && (
        <Box sx={{ gridColumn: { xs: 2, sm: 3 }, justifySelf: 'start' }}>
          {isVisitors ? (
            <Button {...buttonProps} href={to} target="_blank" rel="noopener" startIcon={<OpenInNew />}>
              {words}
            </Button>
          ) : (
            <Button {...buttonProps} component={Link} to={to}>
              {words}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

type StepSignProps = Pick<StepLineProps, 'number' | 'isNext'> & { isTaken: boolean };

/** A tick, or the step's number. */
function StepSign({ number, isTaken, isNext }: StepSignProps) {
  if (isTaken) return <CheckCircle aria-hidden color="primary" sx={{ fontSize: 28 }} />;
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 28,
        height: 28,
        borderRadius: '50%',
        fontSize: '0.8125rem',
        fontWeight: 600,
        ...(isNext
          ? { backgroundColor: 'primary.main', color: 'primary.contrastText' }
          : { border: 1, borderColor: 'inputBorder', color: 'text.secondary' }),
      }}
    >
      {number}
    </Box>
  );
}

/** Where each of the first steps is taken. */
interface StepLink {
  /** Absent until the steps before have made it possible. */
  to?: string;
  /** Opens in a tab of its own: what a visitor sees. */
  isVisitors?: true;
}

/** As far as there is one yet. */
const stepLinks: Record<StepName, (taken: FirstSteps) => StepLink> = {
  unit: ({ organization_id: id }) => ({ to: `/${organization.route}/${id ?? 'create'}` }),
  survey: () => ({ to: `${paths.surveys}?new=survey` }),
  code: ({ unit }) => (unit ? { to: `/${node.route}/${unit.id}/qr-code` } : {}),
  test: ({ unit }) => (unit ? { to: `${paths.selfTest}?unit=${unit.id}` } : {}),
  answer: ({ unit }) => (unit?.code ? { to: `/Q/${unit.code}`, isVisitors: true } : {}),
};
