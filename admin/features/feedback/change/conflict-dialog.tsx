import { Box, Button, Typography } from '@mui/material';
import { RecordContextProvider, useLocale, useTranslate } from 'react-admin';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { formatMoment } from '../../../fields/dates.ts';
import { fields } from '../../../generated/views/feedback.tsx';
import type { Changes, FeedbackRow } from '../feedback-row.ts';
import { useFieldName } from '../use-field-name.ts';
import { changedFields, type Conflict, type Field, wantedFields } from './conflict.ts';

interface ConflictDialogProps {
  conflict: Conflict;
  onRetry: (row: FeedbackRow, changes: Changes) => void;
  onClose: () => void;
}

/** Somebody was quicker: who, what it is now, and what was wanted, which is kept until it is decided upon. */
export function ConflictDialog({ conflict, onRetry, onClose }: ConflictDialogProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { seen, now, wanted, changedBy, at } = conflict;
  const changed = changedFields(conflict);
  return (
    <Dialog
      size="xs"
      title={translate('app.feedback.conflict.title')}
      text={translate('app.feedback.conflict.text', {
        name: changedBy ?? translate('app.feedback.conflict.somebody'),
        id: now.id,
        when: at === null ? '' : formatMoment(at, locale),
      })}
      sx={{ display: 'grid', gap: 4 }}
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() => {
              onClose();
              onRetry(now, wanted);
            }}
          >
            {translate('app.feedback.conflict.retry')}
          </Button>
          <Button variant="contained" autoFocus onClick={onClose}>
            {translate('app.feedback.conflict.keep')}
          </Button>
        </>
      }
    >
      {changed.length > 0 && (
        <Facts title={translate('app.feedback.conflict.now')} names={changed} before={seen} row={now} />
      )}
      <Facts
        title={translate('app.feedback.conflict.wanted')}
        names={wantedFields(conflict)}
        row={{ ...now, ...wanted }}
      />
    </Dialog>
  );
}

interface FactsProps {
  title: string;
  names: Field[];
  /** What it was seen as. */
  before?: FeedbackRow;
  row: FeedbackRow;
}

function Facts({ title, names, before, row }: FactsProps) {
  const nameOf = useFieldName();
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 2, margin: 0, marginTop: 2 }}
      >
        {names.map((name) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {nameOf(name)}
            </Typography>
            <Box component="dd" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, margin: 0, fontSize: '0.8125rem' }}>
              {before !== undefined && (
                <>
                  <RecordContextProvider value={before}>{fields[name]}</RecordContextProvider>
                  <Box component="span" aria-hidden sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }}>
                    →
                  </Box>
                </>
              )}
              <RecordContextProvider value={row}>{fields[name]}</RecordContextProvider>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
