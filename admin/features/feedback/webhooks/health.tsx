import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { Box, Chip, Typography } from '@mui/material';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { formatRelative } from '../../../fields/dates.ts';
import type { WebhookRecord } from '../../../generated/types.ts';
import type { ToneName } from '../../../theme/tokens.ts';
import { type Health, healthOf } from './health-of.ts';

const HEALTH_STYLES: Record<Health, { tone: ToneName; Icon: typeof SvgIcon }> = {
  off: { tone: 'quiet', Icon: Block },
  failing: { tone: 'urgent', Icon: ErrorOutline },
  unused: { tone: 'quiet', Icon: HourglassEmpty },
  healthy: { tone: 'done', Icon: CheckCircle },
};

/** How the row's webhook does, in a word, and since when. */
export function HealthCell() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const format = new Intl.NumberFormat(locale);
  const hook = useRecordContext<WebhookRecord>();
  if (hook === undefined) return null;
  const health = healthOf(hook);
  const { tone, Icon } = HEALTH_STYLES[health];
  const ago = (iso: string) => formatRelative(iso, locale, Date.now());
  const details = [
    health === 'failing' &&
      hook.failing_since !== null &&
      translate('app.webhooks.since', { when: ago(hook.failing_since) }),
    hook.last_delivered_at !== null && translate('app.webhooks.last_delivered', { when: ago(hook.last_delivered_at) }),
    hook.failed_count > 0 &&
      translate('app.webhooks.failed_count', {
        smart_count: hook.failed_count,
        count: format.format(hook.failed_count),
      }),
  ].filter((detail) => detail !== false);
  return (
    <Box sx={{ paddingBlock: 1 }}>
      <Chip
        size="small"
        icon={<Icon fontSize="small" />}
        label={translate(`app.webhooks.health.${health}`)}
        sx={({ palette }) => ({
          backgroundColor: palette.tones[tone].surface,
          color: palette.tones[tone].text,
          '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
        })}
      />
      {details.length > 0 && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', marginTop: 0.5 }}>
          {details.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
