import { EmptyValue } from '../base/empty-value.tsx';
import { OneLine } from '../base/one-line.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';
import { useCountryName, useLanguageName } from '../code-names.ts';

export function CountryField(props: CellProps) {
  return <CodeField {...props} nameOf={useCountryName()} />;
}

export function LanguageField(props: CellProps) {
  return <CodeField {...props} nameOf={useLanguageName()} />;
}

/** What a code stands for, in the reader's language. */
function CodeField({ nameOf, ...props }: CellProps & { nameOf: (code: string) => string }) {
  const value = useValue(props);
  return value === null ? <EmptyValue /> : <OneLine text={nameOf(String(value))} />;
}
