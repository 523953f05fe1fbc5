/** Every component that a field kind (generator/fields) may name. */
export { AnswersField } from './cells/answers-field.tsx';
export { BooleanField } from './cells/boolean-field.tsx';
export { EnumField, LocaleField, StateField, StringListField } from './cells/choice-field.tsx';
export { CountryField, LanguageField } from './cells/code-field.tsx';
export { ColorField } from './cells/color-field.tsx';
export { CompositeField, CompositeInput } from './base/composite.tsx';
export { ConditionsField } from './cells/conditions-field.tsx';
export { CountField } from './cells/count-field.tsx';
export { CountryListField } from './cells/country-list-field.tsx';
export { DateField, DateTimeField, TimeField } from './cells/date-field.tsx';
export { DurationField } from './cells/duration-field.tsx';
export { EventRowField } from './cells/event-row-field.tsx';
export { FileField, ImageField } from './cells/file-field.tsx';
export { JsonField } from './cells/json-field.tsx';
export { MoneyField, NumberField, PercentField } from './cells/number-field.tsx';
export { ObjectField, ObjectListField } from './cells/object-field.tsx';
export { ReferenceField, ReferenceListField } from './cells/reference-field.tsx';
export { RichTextField } from './cells/rich-text-field.tsx';
export { TreeReferenceField } from './cells/tree-reference-field.tsx';
export { SwitchField } from './cells/switch-field.tsx';
export {
  EmailField,
  LongTextField,
  PhoneField,
  TextField,
  TimeZoneField,
  UrlField,
  UuidField,
} from './cells/text-field.tsx';

export { BooleanInput } from './inputs/boolean-input.tsx';
export { ConditionsInput } from './inputs/conditions-input.tsx';
export { CountryInput, LanguageInput } from './inputs/code-input.tsx';
export { ColorInput } from './inputs/color-input.tsx';
export { CountryListInput } from './inputs/country-list-input.tsx';
export { DateInput, DateTimeInput, TimeInput } from './inputs/date-input.tsx';
export { DurationInput } from './inputs/duration-input.tsx';
export { FileInput, ImageInput } from './inputs/file-input.tsx';
export { MoneyInput } from './inputs/money-input.tsx';
export { NumberInput, PercentInput } from './inputs/number-input.tsx';
export { ObjectInput } from './inputs/object-input.tsx';
export { ObjectListInput } from './inputs/object-list-input.tsx';
export { ReferenceInput, ReferenceListInput } from './inputs/reference-input.tsx';
export { RichTextInput } from './inputs/rich-text-input.tsx';
export { TreeReferenceInput } from './inputs/tree-reference-input.tsx';
export { EnumInput, LocaleInput, StateInput } from './inputs/select-input.tsx';
export { StringListInput } from './inputs/string-list-input.tsx';
export { EmailInput, LongTextInput, PhoneInput, TextInput, UrlInput, UuidInput } from './inputs/text-input.tsx';
export { TimeZoneInput } from './inputs/time-zone-input.tsx';

export { BooleanFilter } from './filters/boolean-filter.tsx';
export { CountryFilter, LanguageFilter } from './filters/code-filter.tsx';
export { EnumFilter, LocaleFilter } from './filters/enum-filter.tsx';
export {
  DateFilter,
  DateTimeFilter,
  DurationFilter,
  MoneyFilter,
  NumberFilter,
  TimeFilter,
} from './filters/range-filter.tsx';
export { PresenceFilter } from './filters/presence-filter.tsx';
export { ReferenceFilter } from './filters/reference-filter.tsx';
export { TreeReferenceFilter } from './filters/tree-reference-filter.tsx';
export { TextFilter } from './filters/text-filter.tsx';
