import { useTranslate } from 'react-admin';
import type { Availability } from '../../../../../../shared/survey/document.ts';
import { DocumentForm } from '../../../../../crud/document-form/document-form.tsx';
import { useDesign } from '../../design-context.tsx';
import { fallbackOf } from '../../state/languages.ts';
import { PanelFrame, PanelSection } from '../panel-frame.tsx';
import { setAvailability } from './change-availability.ts';
import { EmbedSnippet } from './embed-snippet.tsx';
import { Embedding } from './embedding.tsx';
import { Quotas } from './quotas.tsx';

/** When the survey is asked, how many answers it takes, and in the frames of which sites. */
export default function AvailabilityPanel() {
  return (
    <PanelFrame name="availability">
      <PanelSection name="moments">
        <Moments />
      </PanelSection>
      <PanelSection name="quotas">
        <Quotas />
      </PanelSection>
      <PanelSection name="embedding">
        <Embedding />
        <EmbedSnippet />
      </PanelSection>
    </PanelFrame>
  );
}

const NONE = {};

function Moments() {
  const translate = useTranslate();
  const { document, language, change, canEdit } = useDesign();
  const set = (availability: Availability) =>
    change(
      translate('app.survey_panels.availability.step'),
      (draft) => setAvailability(draft, availability),
      `availability ${language}`,
    );
  return (
    <DocumentForm
      name="availability"
      id="availability"
      data={document.availability ?? NONE}
      language={language}
      fallback={fallbackOf(document)}
      readOnly={!canEdit}
      onChange={set}
    />
  );
}
