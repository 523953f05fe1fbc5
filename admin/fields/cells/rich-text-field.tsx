import { plainText } from '../../../shared/rich-text/plain.ts';
import { useDisplay } from '../base/display.tsx';
import { EmptyValue } from '../base/empty-value.tsx';
import { OneLine } from '../base/one-line.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';
import { RichText } from '../rich-text/rich-text.tsx';

/** More than a row has room for; what the pointer is shown besides. */
const ROW_LENGTH = 300;

/** With its looks on a page and where two versions are compared, which may differ by nothing else; what is read of it in a row. */
export function RichTextField(props: CellProps) {
  const value = useValue(props);
  const display = useDisplay();
  if (value === null || value === '') return <EmptyValue />;
  const markup = String(value);
  if (display === 'detail') return <RichText markup={markup} />;
  const line = plainText(markup).replaceAll(/\s+/g, ' ');
  return <OneLine text={line.length > ROW_LENGTH ? `${line.slice(0, ROW_LENGTH)}…` : line} />;
}
