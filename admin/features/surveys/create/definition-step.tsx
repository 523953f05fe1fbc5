import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, DialogActions, DialogContent, DialogContentText, Stack, TextField } from '@mui/material';
import { type DragEvent, type FormEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FormViolations } from '../../../ui/form/form-violations.tsx';
import { LeaveButton } from '../../../ui/dialogs/writing-dialog.tsx';

interface DefinitionStepProps {
  text: string;
  onText: (text: string) => void;
  onConvert: (text: string) => Promise<void>;
  isPending: boolean;
  errorText: string | null;
  reset: () => void;
}

/** The definition: pasted, chosen as a file or dropped. */
export function DefinitionStep(props: DefinitionStepProps) {
  const { text, onText, onConvert, isPending, errorText, reset } = props;
  const translate = useTranslate();
  const write = (next: string) => {
    reset();
    onText(next);
  };
  const read = (file: File | undefined) => void file?.text().then(write);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void onConvert(text);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogContent
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          read(event.dataTransfer.files[0]);
        }}
      >
        <Stack sx={{ gap: 4 }}>
          <DialogContentText>{translate('app.surveys.import.text')}</DialogContentText>
          <FileButton onFile={read} />
          <TextField
            label={translate('app.surveys.import.definition')}
            value={text}
            onChange={(event) => write(event.target.value)}
            error={errorText !== null}
            helperText={errorText ?? translate('app.surveys.import.definition_help')}
            multiline
            minRows={8}
            maxRows={16}
            autoFocus
            slotProps={{
              htmlInput: { dir: 'ltr', spellCheck: false, style: { fontFamily: 'ui-monospace, monospace' } },
            }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <FormViolations />
        <LeaveButton />
        <Button type="submit" variant="contained" loading={isPending} disabled={text.trim() === ''}>
          {translate('app.surveys.import.convert')}
        </Button>
      </DialogActions>
    </Box>
  );
}

function FileButton({ onFile }: { onFile: (file: File | undefined) => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box>
      <Button variant="outlined" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
        {translate('app.surveys.import.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,.lss,application/json,text/xml"
        hidden
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // The same file may be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </Box>
  );
}
