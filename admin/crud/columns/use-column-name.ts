import { useTranslateLabel } from 'react-admin';
import type { Pieces } from '../filter-bar.tsx';
import { useScreen } from '../screen-context.tsx';
import { labelOf } from './label-of.ts';

/** What a column of a list is called. */
export function useColumnName(pieces: Pieces): (source: string) => string {
  const translateLabel = useTranslateLabel();
  const { entity } = useScreen();
  return (source) => String(translateLabel({ source, resource: entity.route, ...labelOf(pieces[source]) }));
}
