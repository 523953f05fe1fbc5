import { useTranslate } from 'react-admin';
import { DocumentForm } from '../../../../../crud/document-form/document-form.tsx';
import { useDesign } from '../../design-context.tsx';
import { fallbackOf } from '../../state/languages.ts';
import { PanelFrame, PanelSection } from '../panel-frame.tsx';
import { setThanks } from './change-thanks.ts';
import { ReturnAddress } from './return-address.tsx';

/** What visitors see after their answers, and where they may go on. */
export default function ThanksPanel() {
  return (
    <PanelFrame name="thanks">
      <PanelSection name="words">
        <ThanksWords />
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
  return (
    <DocumentForm
      name="thank_you"
      id="thanks"
      data={document.thank_you ?? NONE}
      language={language}
      fallback={fallbackOf(document)}
      readOnly={!canEdit}
      onChange={(thanks) =>
        change(translate('app.survey_panels.thanks.step'), (draft) => setThanks(draft, thanks), `thanks ${language}`)
      }
    />
  );
}
