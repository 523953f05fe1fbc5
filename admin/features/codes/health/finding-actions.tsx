import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import MoreVert from '@mui/icons-material/MoreVertOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { codeFinding, node } from '../../../generated/resources.ts';
import type { CodeFindingRecord } from '../../../generated/types.ts';
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu.tsx';
import { useScreenPath } from '../../../crud/screen-context.tsx';
import { useMay } from '../../../entities/use-access.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { DismissDialog } from './dismiss-dialog.tsx';

/** What can be done about a finding: look closer, print the code again, or say that it is nothing. */
export function FindingActions({ finding, name }: { finding: CodeFindingRecord; name: string }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const may = useMay(codeFinding.route);
  const toPath = useScreenPath();
  const { mutate } = useServerMutation({ errors: 'toast' });
  const [isDismissing, setDismissing] = useState(false);
  const { id, state, revision, node_id: unitId } = finding;
  const move = (to: 'checked' | 'open', message: string) => () =>
    void mutate(
      () => provider.update(codeFinding.route, { id, data: { state: to, revision }, previousData: finding }),
      {
        message,
      },
    );
  const mayChange = may('patch', finding) && state !== 'resolved';
  const actions: MenuAction[] = [
    { label: translate('app.code_health.details'), Icon: Info, to: toPath('show', id) },
    ...(unitId === null
      ? []
      : [{ label: translate('app.code_health.print'), Icon: Print, to: `/${node.route}/${unitId}/qr-code` }]),
    ...(mayChange && state !== 'checked'
      ? [
          {
            label: translate('app.code_health.check'),
            Icon: CheckCircle,
            run: move('checked', 'app.code_health.checked'),
          },
          { label: translate('app.code_health.dismiss_until'), Icon: EventBusy, run: () => setDismissing(true) },
        ]
      : []),
    ...(mayChange && state !== 'open'
      ? [{ label: translate('app.code_health.reopen'), Icon: Undo, run: move('open', 'app.code_health.reopened') }]
      : []),
  ];
  return (
    <>
      <ActionMenu label={`${translate('app.list.actions')}: ${name}`} Icon={MoreVert} actions={actions} />
      {isDismissing && <DismissDialog finding={finding} name={name} onClose={() => setDismissing(false)} />}
    </>
  );
}
