import type { CellProps } from '../base/use-value.ts';
import { useCountryName } from '../code-names.ts';
import { StringListField } from './choice-field.tsx';

export function CountryListField(props: CellProps) {
  return <StringListField {...props} labelOf={useCountryName()} />;
}
