import type { UnitTabProps } from '../../organizations/unit/unit-tabs.ts';
import { surveyDesign } from '../../organizations/unit/design/design-kind.ts';
import { DesignTab } from '../../organizations/unit/design/design-tab.tsx';
import { EditOwnSurvey } from './edit-own-survey.tsx';
import { SurveyPreview } from '../survey-preview.tsx';

/** The survey that visitors of the unit are asked. */
export default function SurveyTab({ unit }: UnitTabProps) {
  return (
    <DesignTab
      kind={surveyDesign}
      unit={unit}
      edit={<EditOwnSurvey unitId={unit.id} />}
      preview={({ design }) => <SurveyPreview document={design} />}
    />
  );
}
