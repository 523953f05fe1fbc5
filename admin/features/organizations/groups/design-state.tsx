import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { GroupRow } from './group-kinds.ts';

/** Whether the group has a design that its units can share. */
export function DesignState({ group }: { group: Pick<GroupRow, 'has_design'> }) {
  const translate = useTranslate();
  const tone = group.has_design ? 'done' : 'active';
  const Icon = group.has_design ? CheckCircle : Warning;
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={translate(group.has_design ? 'app.groups.designed' : 'app.groups.not_designed')}
      sx={({ palette }) => ({
        backgroundColor: palette.tones[tone].surface,
        color: palette.tones[tone].text,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
}

/** The same of the row that is shown. */
export function DesignStateField() {
  const group = useRecordContext<GroupRow>();
  return group === undefined ? null : <DesignState group={group} />;
}
