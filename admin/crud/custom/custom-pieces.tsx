/** Columns, filters, cells and inputs of fields that a tenant has added: those of any field of their kinds. */
import type { ReactElement } from 'react';
import {
  BooleanField,
  BooleanFilter,
  BooleanInput,
  ColorField,
  ColorInput,
  CountryField,
  CountryFilter,
  CountryInput,
  DateField,
  DateFilter,
  DateInput,
  EmailField,
  EmailInput,
  EnumField,
  EnumFilter,
  EnumInput,
  LanguageField,
  LanguageFilter,
  LanguageInput,
  LongTextField,
  LongTextInput,
  NumberField,
  NumberFilter,
  NumberInput,
  PercentField,
  PercentInput,
  PhoneField,
  PhoneInput,
  StringListField,
  StringListInput,
  TextField,
  TextFilter,
  TextInput,
  UrlField,
  UrlInput,
} from '../../fields/index.ts';
import type { CustomFieldRecord } from '../../generated/types.ts';
import { OWN_CHOICE } from '../../providers/own-words.ts';

interface Shown {
  source: string;
}

interface Asked extends Shown {
  required?: boolean;
  helperText?: string;
}

interface Kind {
  cell: (shown: Shown) => ReactElement;
  input: (asked: Asked, choices: readonly string[]) => ReactElement;
  /** Absent where the list is not filtered by such values. */
  filter?: (shown: Shown, choices: readonly string[]) => ReactElement;
  isNumber?: true;
  /** The list is not put in order by them. */
  isUnsorted?: true;
}

const KINDS: Record<CustomFieldRecord['kind'], Kind> = {
  text: {
    cell: (shown) => <TextField {...shown} />,
    input: (asked) => <TextInput {...asked} maxLength={1000} />,
    filter: (shown) => <TextFilter {...shown} />,
  },
  long_text: {
    cell: (shown) => <LongTextField {...shown} />,
    input: (asked) => <LongTextInput {...asked} maxLength={10000} />,
    isUnsorted: true,
  },
  number: {
    cell: (shown) => <NumberField {...shown} />,
    input: (asked) => <NumberInput {...asked} />,
    filter: (shown) => <NumberFilter {...shown} />,
    isNumber: true,
  },
  percent: {
    cell: (shown) => <PercentField {...shown} />,
    input: (asked) => <PercentInput {...asked} minimum={0} maximum={100} />,
    filter: (shown) => <NumberFilter {...shown} />,
    isNumber: true,
  },
  yes_or_no: {
    cell: (shown) => <BooleanField {...shown} />,
    input: (asked) => <BooleanInput {...asked} />,
    filter: (shown) => <BooleanFilter {...shown} />,
  },
  date: {
    cell: (shown) => <DateField {...shown} />,
    input: (asked) => <DateInput {...asked} />,
    filter: (shown) => <DateFilter {...shown} />,
  },
  choice: {
    cell: (shown) => <EnumField {...shown} translation={OWN_CHOICE} />,
    input: (asked, choices) => <EnumInput {...asked} choices={choices} translation={OWN_CHOICE} />,
    filter: (shown, choices) => <EnumFilter {...shown} choices={choices} translation={OWN_CHOICE} />,
  },
  multiple_choice: {
    cell: (shown) => <StringListField {...shown} />,
    input: (asked, choices) => <StringListInput {...asked} choices={choices} />,
    filter: (shown, choices) => <EnumFilter {...shown} choices={choices} translation={OWN_CHOICE} />,
    isUnsorted: true,
  },
  color: {
    cell: (shown) => <ColorField {...shown} />,
    input: (asked) => <ColorInput {...asked} />,
  },
  web_address: {
    cell: (shown) => <UrlField {...shown} />,
    input: (asked) => <UrlInput {...asked} maxLength={2000} />,
    filter: (shown) => <TextFilter {...shown} />,
  },
  email: {
    cell: (shown) => <EmailField {...shown} />,
    input: (asked) => <EmailInput {...asked} maxLength={254} />,
    filter: (shown) => <TextFilter {...shown} />,
  },
  phone: {
    cell: (shown) => <PhoneField {...shown} />,
    input: (asked) => <PhoneInput {...asked} maxLength={32} pattern={'^\\+?[0-9 ()./-]{5,31}$'} />,
    filter: (shown) => <TextFilter {...shown} />,
  },
  country: {
    cell: (shown) => <CountryField {...shown} />,
    input: (asked) => <CountryInput {...asked} />,
    filter: (shown) => <CountryFilter {...shown} />,
  },
  language: {
    cell: (shown) => <LanguageField {...shown} />,
    input: (asked) => <LanguageInput {...asked} />,
    filter: (shown) => <LanguageFilter {...shown} />,
  },
};

export const kindOf = ({ kind }: CustomFieldRecord): Kind => KINDS[kind];
