import { useTranslate } from 'react-admin';
import { node } from '../../../generated/resources.ts';

/** Of the file, in the order of an export. */
export const fileColumns = ['external_id', 'name', 'type', 'parent_external_id', 'color'] as const;
export const requiredColumns: readonly string[] = ['external_id', 'name'];

/** A column as the reader calls it. */
export function useColumnLabel(): (column: string) => string {
  const translate = useTranslate();
  return (column) =>
    column === 'parent_external_id'
      ? translate('app.import.parent_external_id')
      : translate(`resources.${node.route}.fields.${column}`, { _: column });
}
