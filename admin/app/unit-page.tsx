import { UnitPage } from '../features/organizations/unit/unit-page.tsx';
import { unitTabs } from './routes/unit-tabs.ts';

/** A unit's page with the tabs of all features. */
export default function UnitWithTabs() {
  return <UnitPage tabs={unitTabs} />;
}
