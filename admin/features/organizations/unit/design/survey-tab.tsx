import type { UnitTabProps } from '../unit-tabs.ts';
import { surveyDesign } from './design-kind.ts';
import { DesignTab } from './design-tab.tsx';
import { SurveyPreview } from './survey-preview.tsx';

/** The survey that visitors of the unit are asked. */
export default function SurveyTab({ unit }: UnitTabProps) {
  return <DesignTab kind={surveyDesign} unit={unit} preview={({ design }) => <SurveyPreview document={design} />} />;
}
