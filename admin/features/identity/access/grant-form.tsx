import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Rights, UnitName } from './rights.ts';
import { RightsGrid } from './rights-grid.tsx';

interface GrantFormProps {
  unit: UnitName;
  /** Undefined while it is not known what the reader holds there. */
  held: readonly string[] | undefined;
  value: Rights;
  onChange: (rights: Rights) => void;
  /** Why it was not saved. */
  errorText: string | null;
}

/** Which rights, and for what they count. */
export function GrantForm({ unit, held, value, onChange, errorText }: GrantFormProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.access.applies', { unit: unit.name })}
      </Typography>
      {errorText !== null && (
        <Alert severity="error" role="alert">
          {errorText}
        </Alert>
      )}
      {held === undefined ? (
        <Skeleton variant="rounded" height={200} />
      ) : (
        <RightsGrid value={value} onChange={onChange} held={held} />
      )}
    </Stack>
  );
}
