import Check from '@mui/icons-material/CheckOutlined';
import Remove from '@mui/icons-material/RemoveOutlined';
import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { OfferedPlan } from './plan-offer.ts';

const COUNTS = ['qr_code_count', 'user_count', 'group_count', 'organization_count'] as const;
const FEATURES = ['return_url', 'custom_logo', 'link_list', 'on_premise'] as const;

/** What a plan brings, a row each; the rows are the grid's, so that neighbors stand level. */
export function PlanAttributes({ plan }: { plan: OfferedPlan }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const unlimited = translate('app.register.plans.unlimited');
  const counted = (count: number | null): string =>
    count === null ? unlimited : new Intl.NumberFormat(locale).format(count);
  return (
    <Box component="dl" sx={{ display: 'contents' }}>
      {COUNTS.map((name) => (
        <Row key={name} name={name}>
          <bdi>{counted(plan[name])}</bdi>
        </Row>
      ))}
      <Row name="storage_mb" label={translate('app.register.plans.storage')}>
        <bdi>{plan.storage_mb === null ? unlimited : storageOf(plan.storage_mb, locale)}</bdi>
      </Row>
      {FEATURES.map((name) => (
        <Row key={name} name={name}>
          <YesOrNo isThere={plan[name]} />
        </Row>
      ))}
    </Box>
  );
}

const MB_OF_GB = 1_024;

/** `100 MB`, `10 GB`: in the reader's language, in the unit in which it is a whole number. */
function storageOf(megabytes: number, locale: string): string {
  const isWhole = megabytes >= MB_OF_GB && megabytes % MB_OF_GB === 0;
  const isThousand = megabytes >= 1_000 && megabytes % 1_000 === 0;
  const gigabytes = isWhole ? megabytes / MB_OF_GB : isThousand ? megabytes / 1_000 : null;
  const unit = gigabytes === null ? 'megabyte' : 'gigabyte';
  return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(gigabytes ?? megabytes);
}

function Row({ name, label, children }: { name: string; label?: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 3,
        paddingBlock: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography
        component="dt"
        variant="body2"
        sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {label ?? translate(`resources.plan.fields.${name}`)}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ margin: 0, fontWeight: 550, textAlign: 'end', fontVariantNumeric: 'tabular-nums', display: 'flex' }}
      >
        {children}
      </Typography>
    </Box>
  );
}

function YesOrNo({ isThere }: { isThere: boolean }) {
  const translate = useTranslate();
  const Icon = isThere ? Check : Remove;
  return (
    <>
      <Icon aria-hidden fontSize="small" sx={{ color: isThere ? 'success.main' : 'text.secondary' }} />
      <Box component="span" sx={visuallyHidden}>
        {translate(isThere ? 'ra.boolean.true' : 'ra.boolean.false')}
      </Box>
    </>
  );
}
