import { Box, Link as TextLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { toneOfScore } from '../../../feedback/score.ts';
import type { Topic } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
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
  return (
    <Table size="small" aria-label={translate('app.dashboard.topics.title')}>
      <TableHead>
        <TableRow>
          <TableCell sx={cell}>{translate('app.dashboard.topics.words')}</TableCell>
          <TableCell sx={{ ...cell, width: '34%' }}>{translate('app.dashboard.answers')}</TableCell>
          <TableCell align="right" sx={cell}>
            {translate('app.dashboard.scores.score')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {topics.map(({ words, answers, score }) => (
          <TableRow key={words} sx={{ '&:last-child td': { borderBottom: 0 } }}>
            <TableCell sx={{ ...cell, overflowWrap: 'anywhere' }}>
              <TextLink component={Link} to={listOf(words)} sx={{ fontSize: 'inherit', fontWeight: 550 }}>
                <bdi lang={locale}>{words}</bdi>
              </TextLink>
            </TableCell>
            <TableCell sx={cell}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                <Box component="span" sx={{ minWidth: '4ch', textAlign: 'right' }}>
                  {count(answers)}
                </Box>
                <Bar share={answers / most} />
              </Box>
            </TableCell>
            <TableCell align="right" sx={cell}>
              {score === null ? '–' : <Score score={score} />}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
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
