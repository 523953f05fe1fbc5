import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { plan } from '../../../../generated/resources.ts';
import { useNames } from '../../../../entities/use-names.ts';
import type { Info } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { Bar } from '../panel/bar.tsx';
import { Panel } from '../panel/panel.tsx';

/** Which plans the companies have. */
export function PlanPanel({ plans }: { plans: NonNullable<Info['plans']> }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const total = plans.reduce((sum, { companies }) => sum + companies, 0);
  const label = translate('app.dashboard.companies');
  return (
    <Panel
      title={translate('app.dashboard.plans')}
      sheet={{
        columns: [{ label: useNames(plan).one }, { label, isNumber: true }],
        rows: plans.map(({ plan: name, companies }) => [name, companies]),
      }}
    >
      {plans.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.dashboard.no_plans')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ display: 'grid', gap: 3, margin: 0, padding: 0, listStyle: 'none' }}>
          {plans.map(({ plan: name, tag, companies }) => (
            <Box component="li" key={tag} sx={{ display: 'grid', gap: 1 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <Typography variant="body2">
                  <bdi>{name}</bdi>
                </Typography>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {count(companies)}
                </Typography>
              </Box>
              <Bar share={companies / total} />
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
