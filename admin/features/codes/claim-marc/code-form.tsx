import { Alert, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CODE_LENGTH, codeIn, hasMistypedCode, lengthSoFar } from '../../../../shared/codes/public-code.ts';
import type { Claiming } from './use-claim.ts';
import { FormViolations } from '../../../ui/form/form-violations.tsx';

interface CodeFormProps {
  finding: Claiming['finding'];
  given: string;
}

/** The code in letters; its check character tells a slip before anybody is asked. */
export function CodeForm({
  finding: { find, isFinding, errorText: violation, isUnknown, reset },
  given,
}: CodeFormProps) {
  const translate = useTranslate();
  const [text, setText] = useState(given);
  const [isTried, setTried] = useState(false);
  const wrong = violationOf(text, isTried);
  const submit = (): void => {
    setTried(true);
    if (codeIn(text) !== null) void find(text);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'grid', gap: 3 }}
    >
      {violation !== null && (
        <Alert severity={isUnknown ? 'warning' : 'error'}>
          {isUnknown ? translate('app.claim.unknown') : violation}
        </Alert>
      )}
      <TextField
        label={translate('app.claim.code')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setTried(false);
          reset();
        }}
        error={wrong !== null}
        helperText={translate(wrong ?? 'app.claim.code_help', { length: CODE_LENGTH })}
        slotProps={{
          htmlInput: {
            autoCapitalize: 'characters',
            autoComplete: 'off',
            autoCorrect: 'off',
            spellCheck: false,
            maxLength: 500,
            dir: 'ltr',
            style: { fontFamily: 'monospace', letterSpacing: '0.08em' },
          },
        }}
      />
      <FormViolations />
      <Button type="submit" variant="contained" size="large" loading={isFinding}>
        {translate('app.claim.find')}
      </Button>
    </Box>
  );
}

/** What is wrong with it; whether it is whole is judged once somebody has tried, a wrong character at once. */
function violationOf(text: string, isTried: boolean): string | null {
  if (codeIn(text) !== null) return null;
  if (hasMistypedCode(text)) return 'app.claim.mistyped';
  if (lengthSoFar(text) > CODE_LENGTH) return 'app.claim.no_code';
  return isTried ? 'app.claim.incomplete' : null;
}
