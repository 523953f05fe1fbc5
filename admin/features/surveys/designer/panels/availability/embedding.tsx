import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { embedOrigin } from '../../../../../../shared/survey/embed-origins.ts';
import { useDesign } from '../../design-context.tsx';
import { originsIn, setEmbedOrigins } from './change-availability.ts';

/** Of the dialect. */
const MOST = 20;

/** Sites that may show the survey in a frame, a line each. */
export function Embedding() {
  const translate = useTranslate();
  const { document, change, canEdit } = useDesign();
  const origins = document.embed_origins ?? [];
  // What is typed has lines that are empty as yet; what is stored has none.
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = origins.find((each) => embedOrigin(each) === null);
  const isTooMany = origins.length > MOST;
  const set = (next: string[]) =>
    change(translate('app.survey_panels.embedding.step'), (draft) => setEmbedOrigins(draft, next), 'embedding');
  const problem = isTooMany
    ? translate('app.survey_panels.embedding.too_many', { limit: MOST })
    : wrong !== undefined && translate('app.survey_panels.embedding.wrong', { origin: wrong });
  return (
    <TextField
      multiline
      minRows={2}
      fullWidth
      label={translate('app.survey_panels.embedding.origins')}
      value={typed ?? origins.join('\n')}
      onChange={({ target }) => {
        setTyped(target.value);
        set(originsIn(target.value));
      }}
      onBlur={() => {
        if (typed !== null) set(originsIn(typed).map((each) => embedOrigin(each) ?? each));
        setTyped(null);
      }}
      error={typed === null && problem !== false}
      helperText={(typed === null && problem) || translate('app.survey_panels.embedding.help')}
      placeholder="https://shop.example"
      slotProps={{ htmlInput: { dir: 'ltr', readOnly: !canEdit, inputMode: 'url', spellCheck: false } }}
    />
  );
}
