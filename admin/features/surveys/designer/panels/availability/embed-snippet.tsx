import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { normalizeCode } from '../../../../../../shared/codes/code.ts';
import { policyOf, type SnippetParts, snippetOf } from './snippet.ts';

const KINDS: readonly SnippetParts['kind'][] = ['inline', 'button'];

/** Makes what a site's page includes to show the survey of a code. */
export function EmbedSnippet() {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<SnippetParts['kind']>('inline');
  const [label, setLabel] = useState('');
  const text = (key: string) => translate(`app.survey_panels.embedding.${key}`);
  const { origin } = window.location;
  const code = normalizeCode(typed);
  const isWrong = code === null && typed.trim() !== '';
  return (
    <Stack sx={{ gap: 4, marginTop: 4 }}>
      <TextField
        label={text('code')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong}
        helperText={text(isWrong ? 'code_wrong' : 'code_help')}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: 20, spellCheck: false, autoComplete: 'off' } }}
      />
      <TextField
        select
        label={text('kind')}
        value={kind}
        onChange={({ target }) => setKind(KINDS.find((each) => each === target.value) ?? 'inline')}
      >
        {KINDS.map((each) => (
          <MenuItem key={each} value={each}>
            {text(each)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={text('label')}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        helperText={text('label_help')}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      {code !== null && <Copied label={text('script')} text={snippetOf({ origin, code, kind, label: label.trim() })} />}
      <Copied label={text('policy')} text={policyOf(origin)} />
    </Stack>
  );
}

/** A text to be copied, which can be selected where the browser keeps the clipboard to itself. */
function Copied({ label, text }: { label: string; text: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('app.shown_once.copied', { type: 'success' }),
      () => notify('app.shown_once.not_copied', { type: 'warning' }),
    );
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <Typography variant="subtitle2" component="h4">
        {label}
      </Typography>
      <TextField
        multiline
        fullWidth
        size="small"
        value={text}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', 'aria-label': label, spellCheck: false } }}
      />
      <Button
        size="small"
        variant="outlined"
        startIcon={<ContentCopy />}
        aria-label={`${translate('app.shown_once.copy')}: ${label}`}
        onClick={() => void copy()}
      >
        {translate('app.shown_once.copy')}
      </Button>
    </Stack>
  );
}
