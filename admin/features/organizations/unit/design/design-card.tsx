import Warning from '@mui/icons-material/WarningAmberOutlined';
import { Alert, Box, Button, Card, Stack, Typography, Chip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { HelpTip } from '../../../../ui/guidance/help-tip.tsx';
import type { NodeRecord } from '../../../../generated/types.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { JoinGroupDialog } from '../../groups/join-group-dialog.tsx';
import { hasRight } from '../../organization-tree/unit.ts';
import type { DesignKind } from './design-kind.ts';
import { DesignOffers } from './design-offers.tsx';
import { type DesignChange, useDesignChange } from './use-design-change.ts';
import type { Setup } from './use-setup.ts';
import { DesignReason } from './design-reason.tsx';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import Brush from '@mui/icons-material/BrushOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlineOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ToneName } from '../../../../theme/tokens.ts';

interface DesignCardProps {
  kind: DesignKind;
  unit: NodeRecord;
  setup: Setup;
  /** The way into the designer of the unit's own design. */
  edit: ReactNode;
}

/** The state of the unit's design, why it is so, and what can be done about it. */
export function DesignCard({ kind, unit, setup, edit }: DesignCardProps) {
  const translate = useTranslate();
  const mayChange = hasRight(unit, kind.edit);
  return (
    <Card component="section" sx={{ padding: 4 }}>
      <Stack sx={{ gap: 4, alignItems: 'start' }}>
        <Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, marginBottom: 2 }}>
            <Typography variant="h3" component="h2">
              {translate('app.unit.design.why_title')}
            </Typography>
            <HelpTip topic="designs" />
            <DesignState state={setup.state} isOptional={kind.isOptional} />
          </Box>
          <DesignReason kind={kind} setup={setup} />
        </Box>
        {setup.state === 'not_designed' && !kind.isOptional && (
          <Alert
            severity="warning"
            icon={<Warning />}
            sx={({ palette }) => ({
              width: '100%',
              backgroundColor: palette.tones.active.surface,
              color: palette.tones.active.text,
              '& .MuiAlert-icon': { color: 'inherit' },
            })}
          >
            {translate(`app.unit.design.${kind.name}.warning`)}
          </Alert>
        )}
        {mayChange ? (
          <Changes kind={kind} unit={unit} setup={setup} edit={edit} />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('app.unit.design.no_right')}
          </Typography>
        )}
      </Stack>
    </Card>
  );
}

/** Asked before it is done; the others are done at once. */
type Asked = Exclude<DesignChange, 'start_own'>;

function Changes({ kind, unit, setup, edit }: DesignCardProps) {
  const { make, running } = useDesignChange(kind, unit.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isJoining, setJoining] = useState(false);
  const confirm = (change: Asked) => {
    setAsked(null);
    void make(change);
  };
  return (
    <>
      {setup.state === 'not_designed' || setup.state === 'inherited' ? (
        <DesignOffers
          kind={kind}
          isStarting={running === 'start_own'}
          onStartOwn={() => void make('start_own')}
          onJoinGroup={() => setJoining(true)}
        />
      ) : (
        <Buttons state={setup.state} running={running} onAsk={setAsked} onMove={() => setJoining(true)}>
          {setup.state === 'custom' && edit}
        </Buttons>
      )}
      {asked !== null && (
        <Question kind={kind} setup={setup} change={asked} onCancel={() => setAsked(null)} onConfirm={confirm} />
      )}
      {isJoining && (
        <JoinGroupDialog
          kind={kind.name}
          nodeId={unit.id}
          currentGroupId={setup.group?.id ?? null}
          onClose={() => setJoining(false)}
        />
      )}
    </>
  );
}

interface ButtonsProps {
  state: 'group' | 'custom';
  running: DesignChange | null;
  onAsk: (change: Asked) => void;
  onMove: () => void;
  /** Before the others. */
  children: ReactNode;
}

function Buttons({ state, running, onAsk, onMove, children }: ButtonsProps) {
  const translate = useTranslate();
  const changes: Asked[] = state === 'group' ? ['convert', 'leave'] : ['revert'];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {children}
      {state === 'group' && (
        <Button variant="outlined" size="small" onClick={onMove}>
          {translate('app.unit.design.actions.move')}
        </Button>
      )}
      {changes.map((change) => (
        <Button key={change} variant="outlined" size="small" loading={running === change} onClick={() => onAsk(change)}>
          {translate(`app.unit.design.actions.${change}`)}
        </Button>
      ))}
    </Box>
  );
}

interface QuestionProps {
  kind: DesignKind;
  setup: Setup;
  change: Asked;
  onCancel: () => void;
  onConfirm: (change: Asked) => void;
}

function Question({ kind, setup: { group }, change, onCancel, onConfirm }: QuestionProps) {
  const translate = useTranslate();
  const texts = `app.unit.design.confirm.${change}`;
  // What comes after an own design depends on whether there is a group behind it.
  const text = change === 'revert' && group === null ? `${texts}.text_without_group` : `${texts}.text`;
  const values = { group: group?.name ?? '' };
  return (
    <ConfirmDialog
      isOpen
      isDangerous={change !== 'convert'}
      title={translate(`${texts}.title`, values)}
      text={`${translate(text, values)} ${translate(`app.unit.design.${kind.name}.kept`)}`}
      action={translate(`app.unit.design.actions.${change}`)}
      onCancel={onCancel}
      onConfirm={() => onConfirm(change)}
    />
  );
}

const SETUP_STYLES: Record<Setup['state'], { tone: ToneName; Icon: typeof SvgIcon }> = {
  custom: { tone: 'done', Icon: Brush },
  group: { tone: 'fresh', Icon: Groups },
  inherited: { tone: 'quiet', Icon: AccountTree },
  not_designed: { tone: 'active', Icon: Warning },
};

/** Where a unit does without such a design as well. */
const NONE = { tone: 'quiet', Icon: RemoveCircle } as const;

/** The state of a unit's design, as a chip. */
function DesignState({ state, isOptional }: Pick<Setup, 'state'> & { isOptional: boolean }) {
  const translate = useTranslate();
  const { tone, Icon } = isOptional && state === 'not_designed' ? NONE : SETUP_STYLES[state];
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={translate(`app.unit.design.state.${state}`)}
      sx={({ palette }) => ({
        backgroundColor: palette.tones[tone].surface,
        color: palette.tones[tone].text,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
}
