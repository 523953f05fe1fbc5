import { useTranslate } from 'react-admin';
import { DocumentForm } from '../../../../../crud/document-form/document-form.tsx';
import { type Draft, useDesign } from '../../design-context.tsx';
import { isAnswered } from '../../logic/answer-facts.ts';
import { InsertAnswer } from '../../properties/insert-answer.tsx';
import { questionsOfDraft } from '../../state/draft.ts';
import { fallbackOf } from '../../state/languages.ts';
import { PanelFrame, PanelSection } from '../panel-frame.tsx';
import { setThanks, hostOf, setReturnUrl } from './change-thanks.ts';
import { Endings } from './endings.tsx';
import { Alert, Stack, TextField } from '@mui/material';

/** What visitors see after their answers, and where they may go on. */
export default function ThanksPanel() {
  return (
    <PanelFrame name="thanks">
      <PanelSection name="words">
        <ThanksWords />
      </PanelSection>
      <PanelSection name="endings">
        <Endings />
      </PanelSection>
      <PanelSection name="return">
        <ReturnAddress />
      </PanelSection>
    </PanelFrame>
  );
}

const NONE = {};

/** In the language that is being edited. */
function ThanksWords() {
  const translate = useTranslate();
  const { document, language, change, canEdit } = useDesign();
  const set = (thanks: NonNullable<Draft['thank_you']>) =>
    change(translate('app.survey_panels.thanks.step'), (draft) => setThanks(draft, thanks), `thanks ${language}`);
  return (
    <Stack sx={{ gap: 3 }}>
      <DocumentForm
        name="thank_you"
        id="thanks"
        data={document.thank_you ?? NONE}
        language={language}
        fallback={fallbackOf(document)}
        readOnly={!canEdit}
        onChange={set}
      />
      <InsertAnswer
        sources={questionsOfDraft(document).filter(isAnswered)}
        text={document.thank_you?.text}
        limit={1000}
        into={translate('app.designer.insert.thanks')}
        onChange={(text) => set({ ...document.thank_you, text })}
      />
    </Stack>
  );
}

/** Of the dialect. */
const LIMIT = 2000;

/** Where visitors go on from the thanks: they are shown its host, and leave after five seconds or by a tap. */
function ReturnAddress() {
  const translate = useTranslate();
  const { document, change, canEdit } = useDesign();
  const address = document.return_url ?? '';
  const host = hostOf(address);
  const isWrong = address !== '' && host === undefined;
  return (
    <Stack sx={{ gap: 3 }}>
      <TextField
        type="url"
        label={translate('app.survey_panels.thanks.address')}
        value={address}
        onChange={(event) =>
          change(
            translate('app.survey_panels.thanks.address_step'),
            (draft) => setReturnUrl(draft, event.target.value.trim()),
            'return address',
          )
        }
        error={isWrong}
        helperText={translate(`app.survey_panels.thanks.${isWrong ? 'invalid_url' : 'address_help'}`)}
        placeholder="https://"
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: LIMIT, readOnly: !canEdit, inputMode: 'url' } }}
      />
      {host !== undefined && (
        <Alert severity="info" role="status">
          {translate('app.survey_panels.thanks.leads_to', { host })}
        </Alert>
      )}
    </Stack>
  );
}
