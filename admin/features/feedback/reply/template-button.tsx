import Quickreply from '@mui/icons-material/QuickreplyOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { fillReply } from '../../../../shared/reply-template/fill.ts';
import { DialogPopover } from '../../../ui/dialogs/dialog-popover.tsx';
import { useUserData } from '../../../providers/use-session.tsx';
import { useAnswered } from '../detail/answers/answered.ts';
import { useUnitPath } from '../detail/use-unit-path.ts';
import type { FeedbackRow } from '../feedback-row.ts';
import { TemplateMenu } from './template-menu.tsx';

interface TemplateButtonProps {
  /** Takes the text where the caret stands. */
  onInsert: (text: string) => void;
}

/** Begins a reply with one of the company's templates, in the language of the feedback and with its names filled in. */
export function TemplateButton(props: TemplateButtonProps) {
  const row = useRecordContext<FeedbackRow>();
  return row && <Templates row={row} {...props} />;
}

function Templates({ row, onInsert }: TemplateButtonProps & { row: FeedbackRow }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const me = useUserData();
  const unit = useUnitPath(row.id).data?.at(-1)?.name;
  const survey = useAnswered(row.id, null).data?.survey.name;
  const label = translate('app.feedback.conversation.template.insert');
  const values = {
    unit,
    survey,
    company: me?.company_name,
    author: me?.full_name,
    date: new Intl.DateTimeFormat(row.locale, { dateStyle: 'long' }).format(new Date(row.created_at)),
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<Quickreply fontSize="small" />}
        aria-haspopup="dialog"
        // Else a reply would begin without the names.
        disabled={unit === undefined || survey === undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ marginInlineEnd: 'auto' }}
      >
        {label}
      </Button>
      {anchor !== null && (
        <DialogPopover label={label} anchor={anchor} minWidth={240} isInstant onClose={() => setAnchor(null)}>
          <TemplateMenu
            label={label}
            onClose={() => setAnchor(null)}
            textOf={(template) => fillReply(template, row.locale, values)}
            onChoose={(text) => {
              setAnchor(null);
              onInsert(text);
            }}
          />
        </DialogPopover>
      )}
    </>
  );
}
