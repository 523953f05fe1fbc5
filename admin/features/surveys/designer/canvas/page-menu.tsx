import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import CallMerge from '@mui/icons-material/CallMergeOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import PostAdd from '@mui/icons-material/PostAddOutlined';
import { useTranslate } from 'react-admin';
import { type DraftPage, useDesign } from '../design-context.tsx';
import { useEdits } from '../state/use-edits.ts';
import { ActionMenu } from '../../../../ui/action-menu.tsx';

/** What can be done with a page. */
export function PageMenu({ page, at }: { page: DraftPage; at: number }) {
  const translate = useTranslate();
  const { document } = useDesign();
  const { addPage, movePage, mergePage, removePage } = useEdits();
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
        { label: label('add_below'), Icon: PostAdd, run: () => addPage(at + 1) },
        { label: label('move_up'), Icon: ArrowUpward, run: () => movePage(page.id, -1), isOff: at === 0 },
        { label: label('move_down'), Icon: ArrowDownward, run: () => movePage(page.id, 1), isOff: isLast },
        { label: label('merge'), Icon: CallMerge, run: () => mergePage(page.id), isOff: at === 0 },
        { label: label('delete'), Icon: Delete, run: () => removePage(page.id), isDangerous: true },
      ]}
    />
  );
}
