import { useRecordContext } from 'react-admin';
import { Nothing } from '../../../fields/base/nothing.tsx';
import { OneLine } from '../../../fields/base/one-line.tsx';
import type { CellProps } from '../../../fields/base/use-value.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import { useUnitPaths } from '../../../crud/use-unit-paths.ts';

const WIDTH = '30ch';

/** The units above a unit, as far as the reader sees them; in a row on one line. */
export function PathField(_props: CellProps) {
  const unit = useRecordContext<NodeRecord>();
  const pathOf = useUnitPaths(unit === undefined ? [] : [unit]);
  const path = unit === undefined ? '' : pathOf(unit);
  return path === '' ? <Nothing /> : <OneLine text={path} width={WIDTH} />;
}
