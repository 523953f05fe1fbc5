import { useTranslate } from 'react-admin';
import { pathTo } from '../../../entities/place.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import type { UnitTab } from './unit-tabs.ts';

interface UnitTabBarProps {
  tabs: UnitTab[];
  current: UnitTab;
  /** Of the elements: the tabs and their panel name each other. */
  id: string;
}

/** The parts of the page. */
export function UnitTabBar({ tabs, current, id }: UnitTabBarProps) {
  const translate = useTranslate();
  const { base, place } = useScreen();
  const page = pathTo(base, 'show', place.id);
  const links = tabs.map(({ path, label }) => ({
    name: label,
    to: path === '' ? page : `${page}/${path}`,
    label: translate(`app.unit.tabs.${label}`),
  }));
  return <TabLinks tabs={links} current={current.label} label={translate('app.unit.parts')} id={id} />;
}
