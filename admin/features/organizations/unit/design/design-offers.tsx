import Brush from '@mui/icons-material/BrushOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import { Box, Button, Typography } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslate } from 'react-admin';
import type { DesignKind } from './design-kind.ts';

interface DesignOffersProps {
  kind: DesignKind;
  isStarting: boolean;
  onStartOwn: () => void;
  onJoinGroup: () => void;
}

/** The two ways to a design (spec, section 4): one of the unit's own, or that of an existing group. */
export function DesignOffers({ kind, isStarting, onStartOwn, onJoinGroup }: DesignOffersProps) {
  const translate = useTranslate();
  const offers = `app.unit.design.${kind.name}.offers`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Offer Icon={Brush} title={translate('app.unit.design.offers.own')} text={translate(`${offers}.own`)}>
        <Button variant="contained" size="small" loading={isStarting} onClick={onStartOwn}>
          {translate('app.unit.design.actions.start_own')}
        </Button>
      </Offer>
      <Offer Icon={Groups} title={translate('app.unit.design.offers.group')} text={translate(`${offers}.group`)}>
        <Button variant="outlined" size="small" onClick={onJoinGroup}>
          {translate('app.unit.design.actions.join')}
        </Button>
      </Offer>
    </Box>
  );
}

interface OfferProps {
  Icon: typeof SvgIcon;
  title: string;
  text: string;
  children: React.ReactNode;
}

function Offer({ Icon, title, text, children }: OfferProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'start',
        gap: 1,
        padding: 4,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Icon sx={{ color: 'primary.main' }} />
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1, marginBottom: 2 }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}
