import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import Brush from '@mui/icons-material/BrushOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { Chip } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslate } from 'react-admin';
import type { ToneName } from '../../../../theme/tokens.ts';
import type { Setup } from './use-setup.ts';

const LOOKS: Record<Setup['state'], { tone: ToneName; Icon: typeof SvgIcon }> = {
  custom: { tone: 'done', Icon: Brush },
  group: { tone: 'fresh', Icon: Groups },
  inherited: { tone: 'quiet', Icon: AccountTree },
  not_designed: { tone: 'active', Icon: Warning },
};

/** Where a unit does without such a design as well. */
const NONE = { tone: 'quiet', Icon: RemoveCircle } as const;

/** The state of a unit's design, as a chip. */
export function DesignState({ state, isOptional }: Pick<Setup, 'state'> & { isOptional: boolean }) {
  const translate = useTranslate();
  const { tone, Icon } = isOptional && state === 'not_designed' ? NONE : LOOKS[state];
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
