import CollectionsBookmark from '@mui/icons-material/CollectionsBookmarkOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../../../entities/use-access.ts';
import { libraryQuestion } from '../../../../generated/resources.ts';
import { DialogPopover } from '../../../../ui/dialogs/dialog-popover.tsx';
import { useDesign } from '../design-context.tsx';
import type { DraftQuestion } from '../state/draft.ts';
import { freshQuestionId } from '../state/ids.ts';
import { questionFromLibrary } from '../state/library.ts';
import { LibraryMenu } from './library-menu.tsx';

/** The way from the company's library into the survey. */
export function LibraryButton({ onAdd }: { onAdd: (question: DraftQuestion) => void }) {
  const translate = useTranslate();
  const may = useMay(libraryQuestion.route);
  const { document } = useDesign();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const label = translate('app.designer.library.insert');
  const close = () => setAnchor(null);
  if (!may('list')) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CollectionsBookmark />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      {anchor !== null && (
        <DialogPopover label={label} anchor={anchor} minWidth={280} isInstant onClose={close}>
          <LibraryMenu
            label={label}
            onClose={close}
            onChoose={(row) => {
              const question = questionFromLibrary(row.document, ({ type }) => freshQuestionId(document, type));
              close();
              if (question !== undefined) onAdd(question);
            }}
          />
        </DialogPopover>
      )}
    </>
  );
}
