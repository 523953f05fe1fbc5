import { fitOf } from '../../../shared/text/fold.ts';

interface Typed<Option> {
  inputValue: string;
  getOptionLabel: (option: Option) => string;
}

/** `filterOptions` of a picker that has all its choices: finds and ranks as the lists of the server do. */
export function filterFolded<Option>(options: Option[], { inputValue, getOptionLabel }: Typed<Option>): Option[] {
  if (inputValue.trim() === '') return options;
  return options
    .flatMap((option) => {
      const fit = fitOf(inputValue, getOptionLabel(option));
      return fit === null ? [] : [{ option, fit }];
    })
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ option }) => option);
}
