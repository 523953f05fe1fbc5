import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { Box, ButtonBase, Typography, Alert, Stack } from '@mui/material';
import { Fragment, type ReactElement, type ReactNode, useId } from 'react';
import { HelpTip } from '../../../ui/guidance/help-tip.tsx';
import { InsideLink } from '../../../fields/base/link-context.tsx';
import { EmptyValue } from '../../../fields/base/empty-value.tsx';
import { fields } from '../../../generated/views/feedback.tsx';
import { feedback } from '../../../generated/resources.ts';
import { useMay } from '../../../entities/use-access.ts';
import { type Part, useChange } from '../change/change-context.ts';
import { oneTarget } from '../change/targets.ts';
import type { FeedbackRow } from '../feedback-row.ts';
import { DueCell } from '../list/cells/due-cell.tsx';
import { ScoreCell } from '../list/cells/score-cell.tsx';
import { TagChip } from '../tags/tag-chip.tsx';
import { useTags } from '../tags/use-tags.ts';
import { useFieldName } from '../use-field-name.ts';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoment } from '../../../fields/dates.ts';

/** What is handled, each as a button that changes it, and what is known of it. */
export function Facts({ row }: { row: FeedbackRow }) {
  return (
    <>
      <Notes row={row} />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', columnGap: 3, rowGap: 2 }}
      >
        <Changeable part="status" row={row}>
          {fields.status}
        </Changeable>
        <Changeable part="priority" row={row}>
          {fields.priority}
        </Changeable>
        <Changeable part="assignee_id" row={row}>
          {fields.assignee_id}
        </Changeable>
        <Changeable part="tag_ids" row={row}>
          <Tags ids={row.tag_ids} />
        </Changeable>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
          columnGap: 3,
          rowGap: 2,
          margin: 0,
        }}
      >
        <Known name="created_at">{fields.created_at}</Known>
        <Known name="score">
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <ScoreCell />
            <HelpTip topic="scores" />
          </Box>
        </Known>
        <Known name="locale">{fields.locale}</Known>
        {row.due_at !== null && (
          <Known name="due_at">
            <DueCell />
          </Known>
        )}
        {row.closed_at !== null && <Known name="closed_at">{fields.closed_at}</Known>}
        {row.read_at !== null && <Known name="read_at">{fields.read_at}</Known>}
      </Box>
    </>
  );
}

interface ChangeableProps {
  part: Part;
  row: FeedbackRow;
  children: ReactElement;
}

function Changeable({ part, row, children }: ChangeableProps) {
  const nameOf = useFieldName();
  const [id, valueId] = [useId(), useId()];
  const { ask } = useChange();
  const canEdit = useMay(feedback.route)('edit', row);
  const label = nameOf(part);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Label id={id}>{label}</Label>
      {canEdit ? (
        <ButtonBase
          aria-labelledby={`${id} ${valueId}`}
          aria-haspopup="dialog"
          data-part={part}
          onClick={(event) => ask(part, oneTarget(row), event.currentTarget)}
          sx={{
            justifyContent: 'space-between',
            gap: 1,
            width: '100%',
            minHeight: 36,
            paddingInline: 2,
            border: 1,
            borderColor: 'inputBorder',
            borderRadius: 1,
            font: 'inherit',
            fontSize: '0.8125rem',
            textAlign: 'left',
          }}
        >
          <Box component="span" id={valueId} sx={{ minWidth: 0, overflow: 'hidden' }}>
            {/* A button holds no link: the person's page is one step away in the list of users. */}
            <InsideLink>{children}</InsideLink>
          </Box>
          <ExpandMore sx={{ fontSize: 18, color: 'text.secondary', flexShrink: 0 }} />
        </ButtonBase>
      ) : (
        <Box sx={{ minHeight: 36, display: 'flex', alignItems: 'center', fontSize: '0.8125rem' }}>{children}</Box>
      )}
    </Box>
  );
}

function Label({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Typography variant="caption" component="p" id={id} sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

function Tags({ ids }: { ids: readonly number[] }) {
  const { tags } = useTags(ids);
  if (tags.length === 0) return <EmptyValue />;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, paddingBlock: 1 }}>
      {tags.map((tag, at) => (
        <Fragment key={tag.id}>
          {/* Read out as words of their own. */}
          {at > 0 && ' '}
          <TagChip tag={tag} />
        </Fragment>
      ))}
    </Box>
  );
}

function Known({ name, children }: { name: string; children: ReactElement }) {
  const nameOf = useFieldName();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
        {nameOf(name)}
      </Typography>
      <Box component="dd" sx={{ margin: 0, fontSize: '0.8125rem' }}>
        {children}
      </Box>
    </Box>
  );
}

/** What one has to know before one trusts the rest: erased, broken off, or said twice. */
function Notes({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const notes = [
    row.erased_at !== null && translate('app.feedback.notes.erased', { when: formatMoment(row.erased_at, locale) }),
    row.is_partial && translate('app.feedback.notes.partial'),
    row.is_repeat && translate(`app.feedback.notes.repeat.${row.repeat_reason ?? 'same_device'}`),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      {notes.map((note) => (
        <Alert key={note} severity="info" sx={{ paddingBlock: 0 }}>
          {note}
        </Alert>
      ))}
    </Stack>
  );
}
