import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Card, Chip, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoment } from '../../../../../fields/dates.ts';
import { COUNTED_ROWS } from '../../../../../ui/list/pagination.tsx';
import { useCounted } from '../../../survey-usage.tsx';
import { ChangeList } from '../publish/change-list.tsx';
import type { VersionRow } from './use-versions.ts';

interface VersionCardProps {
  version: VersionRow;
  /** Visitors see this one. */
  isCurrent: boolean;
  onShow: () => void;
}

/** One version: who published it when, what it changed, how often it was answered. */
export function VersionCard({ version, isCurrent, onShow }: VersionCardProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const counted = useCounted();
  const { number, created_at, published_by, changes, answer_count } = version;
  const questions = changes.filter(({ kind }) => kind === 'question_added').length;
  const name = translate('app.survey_panels.versions.number', { number: new Intl.NumberFormat(locale).format(number) });
  return (
    <Card component="li" sx={{ padding: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, marginBottom: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minHeight: 30 }}>
          <Typography variant="h3">{name}</Typography>
          {isCurrent && (
            <Chip
              size="small"
              label={translate('app.survey_panels.versions.current')}
              sx={({ palette }) => ({
                backgroundColor: palette.tones.done.surface,
                color: palette.tones.done.text,
              })}
            />
          )}
        </Box>
        <Button
          size="small"
          startIcon={<Visibility />}
          onClick={onShow}
          aria-label={`${translate('app.survey_panels.versions.view')}: ${name}`}
          sx={{ marginInlineStart: 'auto', flexShrink: 0 }}
        >
          {translate('app.survey_panels.versions.view')}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
        <time dateTime={created_at}>{formatMoment(created_at, locale)}</time>
        {published_by !== null && (
          <>
            {' · '}
            <bdi>{published_by}</bdi>
          </>
        )}
        {' · '}
        {answer_count > COUNTED_ROWS
          ? counted('app.survey_panels.versions.many_answers', COUNTED_ROWS)
          : counted('app.survey_panels.versions.answers', answer_count)}
      </Typography>
      {number === 1 ? (
        <Typography variant="body2">{counted('app.survey_panels.versions.first', questions)}</Typography>
      ) : (
        <ChangeList changes={changes} />
      )}
    </Card>
  );
}
