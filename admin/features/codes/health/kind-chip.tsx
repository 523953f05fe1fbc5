import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { lookOf } from '../../../fields/tones.tsx';
import type { CodeFindingRecord } from '../../../generated/types.ts';

/** What is the matter, in a word. */
export function KindChip({ kind }: Pick<CodeFindingRecord, 'kind'>) {
  const translate = useTranslate();
  const { Icon, tone } = lookOf(kind);
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={translate(`enums.code_finding.kind.${kind}`)}
      sx={({ palette }) => ({
        backgroundColor: palette.tones[tone].surface,
        color: palette.tones[tone].text,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
}
