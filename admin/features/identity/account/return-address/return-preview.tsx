import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isPublicAddress } from '../../../../../shared/text/public-address.ts';
import { useSiteAddresses } from '../../../../providers/use-site-addresses.ts';
import { Part } from '../../../../ui/layout/part.tsx';

interface ReturnPreviewProps {
  /** Otherwise visitors go to the product's own site, where its operator has told one. */
  isInPlan: boolean;
}

/** What a visitor sees at the end, while the address is being typed. */
export function ReturnPreview({ isInPlan }: ReturnPreviewProps) {
  const translate = useTranslate();
  const [address, isOn]: unknown[] = useWatch({ name: ['return_url', 'return_url_enabled'] });
  const { portal } = useSiteAddresses();
  const own = isOn === true ? address : null;
  const shown = isInPlan ? own : portal;
  const host = typeof shown === 'string' && isPublicAddress(shown) ? new URL(shown).host : null;
  return (
    <Part
      title={translate('app.account.return_address.preview')}
      text={translate(`app.account.return_address.${host === null ? 'preview_off' : 'preview_on'}`)}
    >
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 3,
          maxWidth: 320,
          marginInline: 'auto',
          padding: 6,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          textAlign: 'center',
        }}
      >
        <Typography variant="h2" component="p">
          {translate('app.account.return_address.thanks')}
        </Typography>
        {host !== null && (
          // A picture of a button: there is nothing to be pressed here.
          <Button
            component="span"
            variant="contained"
            tabIndex={-1}
            sx={{ pointerEvents: 'none', overflowWrap: 'anywhere' }}
          >
            {translate('app.account.return_address.go_on', { host })}
          </Button>
        )}
      </Box>
    </Part>
  );
}
