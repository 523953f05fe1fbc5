import { Box, Link as TextLink } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { toneOfScore } from '../../../feedback/score.ts';
import type { Topic } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { type Column, DataTable } from '../../../../ui/tables/data-table.tsx';
import { Bar } from '../panel/bar.tsx';
import { countedWithin, createdIn, feedbackAddress } from '../view/feedback-address.ts';
import { useView } from '../view/view-context.tsx';

const cell = { paddingInline: 1 };

/** Words, by how many answers have them, and how those rate; each leads to its answers. */
export function TopicTable({ locale, topics }: { locale: string; topics: readonly Topic[] }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const { days, unitId, timeZone } = useView();
  const most = Math.max(...topics.map(({ answers }) => answers));
  const listOf = (words: string) =>
    feedbackAddress({ q: `"${words}"`, locale, ...createdIn(days, timeZone), ...countedWithin(unitId) });
  const columns: Column<Topic>[] = [
    {
      key: 'words',
      header: translate('app.dashboard.topics.words'),
      cell: ({ words }) => (
        <TextLink component={Link} to={listOf(words)} sx={{ fontSize: 'inherit', fontWeight: 550 }}>
          <bdi lang={locale}>{words}</bdi>
        </TextLink>
      ),
      sx: cell,
      bodySx: { overflowWrap: 'anywhere' },
    },
    {
      key: 'answers',
      header: translate('app.dashboard.answers'),
      cell: ({ answers }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box component="span" sx={{ minWidth: '4ch', textAlign: 'right' }}>
            {count(answers)}
          </Box>
          <Bar share={answers / most} />
        </Box>
      ),
      sx: { ...cell, width: '34%' },
    },
    {
      key: 'score',
      header: translate('app.dashboard.scores.score'),
      align: 'right',
      cell: ({ score }) => (score === null ? '–' : <Score score={score} />),
      sx: cell,
    },
  ];
  return (
    <DataTable
      label={translate('app.dashboard.topics.title')}
      columns={columns}
      rows={topics}
      rowKey={({ words }) => words}
      sx={{ '& tbody tr:last-child td': { borderBottom: 0 } }}
    />
  );
}

function Score({ score }: { score: number }) {
  const { count } = useFormats();
  return (
    <Box component="span" sx={({ palette }) => ({ fontWeight: 600, color: palette.tones[toneOfScore(score)].text })}>
      {count(Math.round(score))}
    </Box>
  );
}
