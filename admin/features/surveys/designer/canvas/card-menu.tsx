import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import CallSplit from '@mui/icons-material/CallSplitOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVertOutlined';
import { useTranslate } from 'react-admin';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { type DraftQuestion, useDesign } from '../design-context.tsx';
import { neighborSpot, spotOf } from '../state/operations.ts';
import { useEdits } from '../state/use-edits.ts';
import { ActionMenu } from '../../../../ui/action-menu.tsx';

/** What can be done with a question. */
export function CardMenu({ question }: { question: DraftQuestion }) {
  const translate = useTranslate();
  const { document, language } = useDesign();
  const { duplicate, nudge, split, remove } = useEdits();
  const name = textIn(language, question.title) || translate('app.designer.untitled');
  const { id } = question;
  const label = (key: string) => translate(`app.designer.actions.${key}`);
  return (
    <ActionMenu
      label={translate('app.designer.actions.of', { name })}
      Icon={MoreVert}
      actions={[
        { label: label('duplicate'), Icon: ContentCopy, run: () => duplicate(id), keys: 'Ctrl D' },
        {
          label: label('move_up'),
          Icon: ArrowUpward,
          run: () => nudge(id, -1),
          keys: 'Alt ↑',
          isOff: neighborSpot(document, id, -1) === undefined,
        },
        {
          label: label('move_down'),
          Icon: ArrowDownward,
          run: () => nudge(id, 1),
          keys: 'Alt ↓',
          isOff: neighborSpot(document, id, 1) === undefined,
        },
        { label: label('split'), Icon: CallSplit, run: () => split(id), isOff: spotOf(document, id)?.at === 0 },
        { label: label('delete'), Icon: Delete, run: () => remove(id), keys: 'Del', isDangerous: true },
      ]}
    />
  );
}
