import { Box, InputBase, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { type DraftPage, useDesign } from '../design-context.tsx';
import { withText } from '../state/texts.ts';
import { useEdits } from '../state/use-edits.ts';
import { Gap } from './gap.tsx';
import { PageMenu } from './page-menu.tsx';
import { QuestionCard } from './question-card.tsx';

/** A page: its name, and its questions with the places between them. */
export function PageSection({ page, at }: { page: DraftPage; at: number }) {
  const translate = useTranslate();
  const { canEdit } = useDesign();
  const number = translate('app.designer.page.number', { number: at + 1 });
  return (
    <Box component="section" aria-label={number} data-page={page.id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36 }}>
        <Typography
          component="h2"
          variant="caption"
          sx={{ color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {number}
        </Typography>
        <PageTitle page={page} at={at} />
        {canEdit && <PageMenu page={page} at={at} />}
      </Box>
      {page.questions.map((question, index) => (
        <Fragment key={question.id}>
          <Gap spot={{ page: page.id, at: index }} />
          <QuestionCard question={question} />
        </Fragment>
      ))}
      <Gap spot={{ page: page.id, at: page.questions.length }} isWide={page.questions.length === 0} />
    </Box>
  );
}

function PageTitle({ page, at }: { page: DraftPage; at: number }) {
  const translate = useTranslate();
  const { language, canEdit } = useDesign();
  const { updatePage } = useEdits();
  const label = translate('app.designer.page.title', { number: at + 1 });
  return (
    <InputBase
      id={`page-title-${page.id}`}
      value={page.title?.[language] ?? ''}
      readOnly={!canEdit}
      placeholder={canEdit ? translate('app.designer.page.placeholder') : ''}
      lang={language}
      onChange={({ target }) =>
        updatePage(page.id, (before) => withText(before, 'title', language, target.value), `page ${page.id}`)
      }
      slotProps={{ input: { 'aria-label': label, maxLength: 300, dir: 'auto' } }}
      sx={{
        flexGrow: 1,
        fontSize: '0.875rem',
        fontWeight: 600,
        borderRadius: 1,
        paddingInline: 1,
        '& input::placeholder': { fontWeight: 400, opacity: 0, transition: 'opacity 120ms', color: 'text.secondary' },
        '&:hover input::placeholder, & input:focus::placeholder': { opacity: 1 },
        '& input:focus-visible': { outline: 'none' },
        '&.Mui-focused': ({ palette }) => ({ boxShadow: `0 0 0 2px ${palette.primary.main}` }),
      }}
    />
  );
}
