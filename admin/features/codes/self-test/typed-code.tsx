import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormViolations } from '../../../ui/form/form-violations.tsx';
import { CODE_LENGTH, codeIn, hasMistypedCode } from '../../../../shared/codes/public-code.ts';

/** The code in letters, or the address that it is in; its check character tells a slip before anybody is asked. */
export function TypedCode({ onCode }: { onCode: (text: string) => void }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const isCode = codeIn(text) !== null;
  const wrong = hasMistypedCode(text) ? 'app.self_test.mistyped' : isTried && !isCode ? 'app.claim.incomplete' : null;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isCode) onCode(text);
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <TextField
          label={translate('app.self_test.code')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setTried(false);
          }}
          error={wrong !== null}
          helperText={translate(wrong ?? 'app.self_test.code_help', { length: CODE_LENGTH })}
          sx={{ flexGrow: 1 }}
          slotProps={{
            htmlInput: {
              autoCapitalize: 'characters',
              autoComplete: 'off',
              spellCheck: false,
              maxLength: 500,
              dir: 'ltr',
            },
          }}
        />
        <Button
          type="submit"
          variant="outlined" // Beside the field, below its label.
          sx={{ height: 37, marginTop: '23px', flexShrink: 0 }}
        >
          {translate('app.self_test.test')}
        </Button>
      </Box>
      <FormViolations />
    </Box>
  );
}
