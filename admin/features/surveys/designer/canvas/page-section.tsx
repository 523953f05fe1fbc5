import { Box, InputBase, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { type DraftPage, useDesign } from '../design-context.tsx';
import { useRuleText } from '../logic/use-rule-text.ts';
import { misplacedPages } from '../state/rules.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { withText } from '../state/texts.ts';
import { useEdits } from '../state/use-edits.ts';
import { Gap } from './gap.tsx';
import { Line } from './line.tsx';
import { QuestionCard } from './question-card.tsx';
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import CallMerge from '@mui/icons-material/CallMergeOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import PostAdd from '@mui/icons-material/PostAddOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { ActionMenu } from '../../../../ui/menus/action-menu.tsx';

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
      <PageRules page={page} />
      {page.questions.map((question, index) => (
        <Fragment key={question.id}>
          <Gap position={{ page: page.id, at: index }} />
          <QuestionCard question={question} />
        </Fragment>
      ))}
      <Gap position={{ page: page.id, at: page.questions.length }} isWide={page.questions.length === 0} />
    </Box>
  );
}

/** When it is asked, as a sentence. */
function PageRules({ page }: { page: DraftPage }) {
  const translate = useTranslate();
  const { document } = useDesign();
  const { shownIf } = useRuleText();
  const condition = shownIf(page);
  const isLate = misplacedPages(document).includes(page.id);
  return (
    <>
      {condition !== undefined && <Line Icon={Visibility}>{condition}</Line>}
      {isLate && (
        <Line Icon={Warning} tone="active">
          {translate('app.designer.rules.looks_later')}
        </Line>
      )}
    </>
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

/** What can be done with a page. */
function PageMenu({ page, at }: { page: DraftPage; at: number }) {
  const translate = useTranslate();
  const { document, select } = useDesign();
  const { addPage, duplicatePage, movePage, mergePage, removePage } = useEdits();
  const { go } = useWorkspace();
  const label = (name: string) => translate(`app.designer.page.${name}`);
  const isLast = at === document.pages.length - 1;
  return (
    <ActionMenu
      label={translate('app.designer.page.actions', { number: at + 1 })}
      Icon={MoreHoriz}
      actions={[
        {
          label: label('rename'),
          Icon: Edit,
          run: () => window.document.getElementById(`page-title-${page.id}`)?.focus(),
        },
        {
          label: label('settings'),
          Icon: Tune,
          run: () => {
            select({ kind: 'page', id: page.id });
            go('question');
          },
        },
        { label: label('add_below'), Icon: PostAdd, run: () => addPage(at + 1) },
        { label: label('duplicate'), Icon: ContentCopy, run: () => duplicatePage(page.id) },
        { label: label('move_up'), Icon: ArrowUpward, run: () => movePage(page.id, -1), isOff: at === 0 },
        { label: label('move_down'), Icon: ArrowDownward, run: () => movePage(page.id, 1), isOff: isLast },
        { label: label('merge'), Icon: CallMerge, run: () => mergePage(page.id), isOff: at === 0 },
        { label: label('delete'), Icon: Delete, run: () => removePage(page.id), isDangerous: true },
      ]}
    />
  );
}
