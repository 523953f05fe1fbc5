import { Box, Stack, Typography } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { FormFailure } from '../form/form-failure.tsx';
import { FormViolations } from '../form/form-violations.tsx';
import { useGuardedForm } from '../unsaved/use-guarded-form.ts';

interface BareFormProps {
  title: string;
  /** One sentence below the title. */
  text: string;
  /** Why it could not be sent: a key of admin/i18n, or the server's words. */
  failure: string | undefined;
  /** What is written is on its way. */
  isPending: boolean;
  /** What is written is quickly written again: leaving it asks for nothing. */
  isQuick?: boolean;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/** The form of a page without the menu: what it is for, what went wrong, its fields. */
export function BareForm({ title, text, failure, isPending, isQuick = false, onSubmit, children }: BareFormProps) {
  const form = useGuardedForm(isPending || isQuick);
  return (
    <Stack component="form" ref={form} noValidate onSubmit={onSubmit} sx={{ gap: 5 }}>
      <Box>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
      <FormFailure failure={failure} />
      <FormViolations />
      {children}
    </Stack>
  );
}
