import { Box, Card, Link, Stack, Typography, Chip } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { RecordContextProvider, useGetManyAggregate, useListContext, useTranslate } from 'react-admin';
import { DateField, DateTimeField } from '../../../fields/index.ts';
import { fields } from '../../../generated/views/code_finding.tsx';
import { codeFinding, node } from '../../../generated/resources.ts';
import type { CodeFindingRecord, NodeRecord } from '../../../generated/types.ts';
import { useTreePaths } from '../../../fields/tree/tree-rows.ts';
import { FindingActions } from './finding-actions.tsx';
import { useSentence } from './finding.ts';
import { stateStyleOf } from '../../../fields/tones.tsx';
import { useTheme } from '@mui/material/styles';
import { useFormats } from '../../../ui/figures/use-formats.ts';

/** The findings of the page, each with its unit, what is the matter, and what can be done. */
export function FindingRows() {
  const { data = [] } = useListContext<CodeFindingRecord>();
  const ids = [...new Set(data.flatMap(({ node_id: id }) => id ?? []))];
  const { data: units = [] } = useGetManyAggregate<NodeRecord>(
    node.route,
    { ids, meta: { fields: ['name', 'path'] } },
    { enabled: ids.length > 0 },
  );
  const known = (units as (NodeRecord | undefined)[]).filter((unit) => unit !== undefined);
  const pathOf = useTreePaths(node.route, known);
  return (
    <Stack component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {data.map((finding) => {
        const unit = known.find(({ id }) => id === finding.node_id);
        return (
          <RecordContextProvider key={finding.id} value={finding}>
            <Finding finding={finding} unit={unit} path={unit === undefined ? '' : pathOf(unit)} />
          </RecordContextProvider>
        );
      })}
    </Stack>
  );
}

interface FindingProps {
  finding: CodeFindingRecord;
  unit: NodeRecord | undefined;
  /** Names of the units above. */
  path: string;
}

function Finding({ finding, unit, path }: FindingProps) {
  const translate = useTranslate();
  const sentence = useSentence();
  const whole = finding.node_id === null;
  const name = whole ? translate('app.code_health.whole_company') : (unit?.name ?? `#${finding.node_id}`);
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 144px auto' },
        alignItems: 'start',
        columnGap: 6,
        rowGap: 2,
        padding: 4,
        '& + &': { marginTop: 3 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          <UnitName unitId={finding.node_id} name={name} />
          <KindChip kind={finding.kind} />
          {finding.state !== 'open' && fields.state}
        </Box>
        {(path !== '' || finding.code) && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <bdi>{path}</bdi>
            {path !== '' && finding.code && ' · '}
            <Box component="bdi" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {finding.code}
            </Box>
          </Typography>
        )}
        <Typography sx={{ marginTop: 2, maxWidth: '72ch' }}>{sentence(finding)}</Typography>
        <Remarks finding={finding} />
      </Box>
      <Box sx={{ order: { xs: 1, sm: 0 }, gridColumn: { xs: '1 / -1', sm: 'auto' }, paddingTop: { sm: 1 } }}>
        <WeekBars weeks={finding.weeks} />
      </Box>
      <FindingActions finding={finding} name={name} />
    </Card>
  );
}

function UnitName({ unitId, name }: { unitId: number | null; name: string }) {
  if (unitId === null) return <Typography sx={{ fontWeight: 600 }}>{name}</Typography>;
  return (
    <Link
      component={RouterLink}
      to={`/${node.route}/${unitId}`}
      underline="hover"
      sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

/** When it was scanned last, up to when it is set aside, and why. */
function Remarks({ finding }: { finding: CodeFindingRecord }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.${codeFinding.route}.fields.${field}`);
  const remarks = [
    ...(finding.last_read_at === null
      ? []
      : [{ name: label('last_read_at'), value: <DateTimeField source="last_read_at" /> }]),
    ...(finding.dismissed_until === null
      ? []
      : [{ name: label('dismissed_until'), value: <DateField source="dismissed_until" /> }]),
    ...(finding.note === '' ? [] : [{ name: label('note'), value: <bdi>{finding.note}</bdi> }]),
  ];
  if (remarks.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 1,
        margin: 0,
        marginTop: 2,
        fontSize: '0.8125rem',
      }}
    >
      {remarks.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What is the matter, in a word. */
function KindChip({ kind }: Pick<CodeFindingRecord, 'kind'>) {
  const translate = useTranslate();
  const { Icon, tone } = stateStyleOf(kind);
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={translate(`enums.code_finding.kind.${kind}`)}
      sx={({ palette }) => ({
        backgroundColor: palette.tones[tone].surface,
        color: palette.tones[tone].text,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
}

const [WIDTH, HEIGHT, GAP] = [10, 32, 2];

/** Scans of the last twelve weeks, one bar each: where they end is where the code fell silent. */
function WeekBars({ weeks }: { weeks: readonly number[] }) {
  const translate = useTranslate();
  const { direction } = useTheme();
  const { count } = useFormats();
  const most = Math.max(1, ...weeks);
  const label = translate('app.code_health.weeks', { figures: weeks.map(count).join(', ') });
  const width = weeks.length * (WIDTH + GAP) - GAP;
  if (weeks.every((reads) => reads === 0)) return null;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      sx={{ width, height: HEIGHT, maxWidth: '100%', ...(direction === 'rtl' && { transform: 'scaleX(-1)' }) }}
    >
      <title>{label}</title>
      {weeks.map((reads, week) => {
        const height = reads === 0 ? 1 : Math.max(3, (reads / most) * HEIGHT);
        return (
          <Box
            component="rect"
            // Weeks have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={week}
            x={week * (WIDTH + GAP)}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            rx={1}
            sx={{ fill: (theme) => (reads === 0 ? theme.palette.divider : theme.palette.primary.main) }}
          />
        );
      })}
    </Box>
  );
}
