import { Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { languageFacts } from '../../../../../public-app/i18n/languages.ts';
import { useDesign } from '../../design-context.tsx';
import { PanelFrame, PanelSection } from '../panel-frame.tsx';
import { setThanks, type ThanksPart } from './change-thanks.ts';
import { ReturnAddress } from './return-address.tsx';

/** Characters that the dialect allows. */
const LIMITS: Record<ThanksPart, number> = { title: 120, text: 1000 };

/** What visitors see after their answers, and where they may go on. */
export default function ThanksPanel() {
  return (
    <PanelFrame name="thanks">
      <PanelSection name="words">
        <Stack sx={{ gap: 4 }}>
          <ThanksText part="title" />
          <ThanksText part="text" />
        </Stack>
      </PanelSection>
      <PanelSection name="return">
        <ReturnAddress />
      </PanelSection>
    </PanelFrame>
  );
}

/** In the language that is being edited. */
function ThanksText({ part }: { part: ThanksPart }) {
  const translate = useTranslate();
  const { document, language, change, canEdit } = useDesign();
  const { name, direction } = languageFacts[language];
  const label = translate(`app.survey_panels.thanks.${part}_label`);
  return (
    <TextField
      label={label}
      value={document.thank_you?.[part]?.[language] ?? ''}
      onChange={(event) =>
        change(
          translate('app.survey_panels.thanks.step', { part: label, language: name }),
          (draft) => setThanks(draft, part, language, event.target.value),
          `thanks ${part} ${language}`,
        )
      }
      helperText={translate(`app.survey_panels.thanks.${part}_help`, { language: name })}
      {...(part === 'text' ? { multiline: true, minRows: 3 } : {})}
      slotProps={{
        htmlInput: { maxLength: LIMITS[part], lang: language, dir: direction, readOnly: !canEdit },
      }}
    />
  );
}
