import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useAct } from '../../../providers/use-act.ts';
import { useFormats } from '../../../ui/figures/use-formats.ts';
import { ToggleChoice } from '../../../ui/figures/choices.tsx';

interface Counted {
  value: string;
  reads: number;
}

interface ReadCounts {
  reads: number;
  previous_reads: number;
  channels: Counted[];
  device_classes: Counted[];
  locales: Counted[];
  codes: { id: number; code: string; reads: number }[];
}

/** Days up to today, in UTC. */
const PERIODS = ['7', '30', '90', '365'] as const;
type Days = (typeof PERIODS)[number];

const firstDay = (days: Days): string =>
  new Date(Date.now() - (Number(days) - 1) * 86_400_000).toISOString().slice(0, 10);

/** How often the unit's codes were read in a period: from where, with what, in which language. */
export function ReadCounts({ unitId }: { unitId: number }) {
  const translate = useTranslate();
  const id = useId();
  const act = useAct();
  const [days, setDays] = useState<Days>('30');
  const { data, error, refetch } = useQuery({
    queryKey: [node.route, 'read_counts', unitId, days],
    queryFn: ({ signal }) =>
      act<ReadCounts>(node.route, {
        action: 'read_counts',
        id: unitId,
        method: 'GET',
        input: { from: firstDay(days) },
        signal,
      }),
  });
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 4, display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 3 }}>
        <Typography id={id} variant="h2">
          {translate('app.read_counts.title')}
        </Typography>
        <ToggleChoice
          label={translate('app.read_counts.period')}
          value={days}
          options={PERIODS.map((value) => ({
            value,
            text: translate('app.read_counts.days', { smart_count: Number(value) }),
          }))}
          onChange={setDays}
        />
      </Box>
      {error && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Figures counts={data} />
      )}
    </Card>
  );
}

function Figures({ counts }: { counts: ReadCounts | undefined }) {
  const translate = useTranslate();
  const { locale, count } = useFormats();
  if (counts === undefined) return <Skeleton variant="rounded" height={160} />;
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  const named = (kind: string) => (value: string) => translate(`enums.node_read.${kind}.${value}`);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.25 }}>
          <bdi>{count(counts.reads)}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.read_counts.before', { count: count(counts.previous_reads) })}
        </Typography>
      </Box>
      {counts.reads > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          <Shares kind="channel" rows={counts.channels} nameOf={named('channel')} total={counts.reads} />
          <Shares
            kind="device_class"
            rows={counts.device_classes}
            nameOf={named('device_class')}
            total={counts.reads}
          />
          <Shares
            kind="locale"
            rows={counts.locales}
            nameOf={(value) => languages.of(value) ?? value}
            total={counts.reads}
          />
          {counts.codes.length > 1 && (
            <Shares
              kind="node_qr_code_id"
              rows={counts.codes.map(({ code, reads }) => ({ value: code, reads }))}
              nameOf={(code) => code}
              total={counts.reads}
            />
          )}
        </Box>
      )}
    </>
  );
}

interface SharesProps {
  /** The field of a read. */
  kind: string;
  rows: readonly Counted[];
  nameOf: (value: string) => string;
  total: number;
}

/** Each value with its bar, its number and its share. */
function Shares({ kind, rows, nameOf, total }: SharesProps) {
  const translate = useTranslate();
  const { count, percent } = useFormats();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="body2" component="h3" sx={{ fontWeight: 600, marginBottom: 2 }}>
        {translate(`resources.nodereadhistory.fields.${kind}`)}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map(({ value, reads }) => (
          <Box component="li" key={value} sx={{ fontSize: '0.8125rem' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Box component="bdi" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {nameOf(value)}
              </Box>
              <Box component="bdi" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {count(reads)}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' · '}
                  {percent(reads / total)}
                </Box>
              </Box>
            </Box>
            <Box aria-hidden sx={{ height: 4, borderRadius: 2, backgroundColor: 'divider', overflow: 'hidden' }}>
              <Box sx={{ width: `${(100 * reads) / total}%`, height: '100%', backgroundColor: 'primary.main' }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
