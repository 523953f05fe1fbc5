import Block from '@mui/icons-material/BlockOutlined';
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import MoreVert from '@mui/icons-material/MoreVertOutlined';
import Restore from '@mui/icons-material/RestoreOutlined';
import { Box, Link, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../../../../fields/dates.ts';
import type { NodeRecord } from '../../../../generated/types.ts';
import { ActionMenu, type MenuAction } from '../../../../ui/menus/action-menu.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { paths } from '../../../../entities/guard.ts';
import { StateChip } from '../../../../fields/cells/state-chip.tsx';
import { MarcHistory } from './marc-history.tsx';
import { type CodeState, useMarcState } from './use-marc-state.ts';
import type { UnitMarc } from './use-unit-marcs.ts';

interface MarcRowProps {
  row: UnitMarc;
  unit: NodeRecord;
  mayChange: boolean;
}

/** One marc: its code in letters, its state, since when it is here, and what can be done with it. */
export function MarcRow({ row: { marc, code }, unit, mayChange }: MarcRowProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [asked, setAsked] = useState<'history' | 'retire' | null>(null);
  const change = useMarcState();
  const setState = (state: CodeState) => change(marc, state);
  const close = (): void => setAsked(null);
  const isRetired = code.state === 'retired';
  const actions: MenuAction[] = [
    { label: translate('resources.marc.actions.history'), Icon: History, run: () => setAsked('history') },
    ...(mayChange && !isRetired
      ? [
          { label: translate('app.unit.marcs.move'), Icon: DriveFileMove, to: `${paths.claimMarc}?code=${code.code}` },
          { label: translate('app.unit.marcs.retire'), Icon: Block, isDangerous: true, run: () => setAsked('retire') },
        ]
      : []),
    ...(mayChange && isRetired
      ? [{ label: translate('app.unit.marcs.put_back'), Icon: Restore, run: () => void setState('active') }]
      : []),
  ];
  const name = translate('app.claim.marc', { number: marc.number });
  return (
    <ListItem divider disableGutters sx={{ gap: 3, flexWrap: 'wrap', '&:last-of-type': { borderBottom: 0 } }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {name}{' '}
          <Link
            href={`/Q/${code.code}`}
            target="_blank"
            rel="noopener"
            sx={{ fontFamily: 'monospace', fontWeight: 400 }}
          >
            <bdi>{code.code}</bdi>
          </Link>
        </Typography>
        {marc.bound_at !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('app.unit.marcs.since', { when: formatDay(marc.bound_at, locale) })}
          </Typography>
        )}
      </Box>
      <StateChip state={marc.state} translation="enums.marc.state" />
      <ActionMenu label={translate('app.unit.marcs.actions', { marc: name })} Icon={MoreVert} actions={actions} />
      {asked === 'history' && <MarcHistory marc={marc} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === 'retire'}
        title={translate('app.unit.marcs.retire_title', { marc: name })}
        text={translate('app.unit.marcs.retire_text', { unit: unit.name })}
        action={translate('app.unit.marcs.retire')}
        onCancel={close}
        onConfirm={() => {
          close();
          void setState('retired');
        }}
      />
    </ListItem>
  );
}
