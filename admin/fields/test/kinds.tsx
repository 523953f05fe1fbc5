/** The fields of the page, as they are printed of a schema, and what they are called. */
import {
  BooleanField,
  BooleanInput,
  CountryField,
  CountryFilter,
  CountryInput,
  DateField,
  DateInput,
  DurationField,
  DurationFilter,
  DurationInput,
  EnumField,
  EnumInput,
  LanguageField,
  LanguageInput,
  MoneyField,
  MoneyFilter,
  MoneyInput,
  NumberField,
  NumberInput,
  ObjectField,
  ObjectInput,
  ObjectListField,
  ObjectListInput,
  TextField,
  TextInput,
  TimeField,
  TimeFilter,
  TimeInput,
} from '../index.ts';

const MATERIAL = { choices: ['wood', 'steel'], translation: 'enums.sample.parts.material' };

export const inputs = {
  lasts: <DurationInput key="lasts" source="lasts" minimum={60} maximum={86_400} />,
  origin: <CountryInput key="origin" source="origin" />,
  manual_language: <LanguageInput key="manual_language" source="manual_language" />,
  opens_at: <TimeInput key="opens_at" source="opens_at" />,
  price: <MoneyInput key="price" source="price" currencySource="paid_in_id" />,
  parts: (
    <ObjectListInput
      key="parts"
      source="parts"
      minItems={1}
      maxItems={4}
      words="resources.samples.properties.parts"
      helperText="resources.samples.help.parts"
      blank={{ name: null, count: 1, is_spare: false, material: null, made_on: null }}
      inputs={{
        name: (
          <TextInput source="name" required maxLength={20} helperText="resources.samples.properties.parts.help.name" />
        ),
        count: <NumberInput source="count" required minimum={1} defaultValue={1} step={1} />,
        is_spare: <BooleanInput source="is_spare" />,
        material: <EnumInput source="material" {...MATERIAL} />,
        made_on: <DateInput source="made_on" />,
      }}
    />
  ),
  address: (
    <ObjectInput
      key="address"
      source="address"
      isOptional
      words="resources.samples.properties.address"
      blank={{ street: null, town: null, is_billed: false, gate: null }}
      inputs={{
        street: <TextInput source="street" required maxLength={120} />,
        town: <TextInput source="town" maxLength={80} />,
        is_billed: <BooleanInput source="is_billed" />,
        gate: (
          <ObjectInput
            source="gate"
            isOptional
            words="resources.samples.properties.address.properties.gate"
            blank={{ code: null }}
            inputs={{ code: <TextInput source="code" required maxLength={9} /> }}
          />
        ),
      }}
    />
  ),
  store: (
    <ObjectInput
      key="store"
      source="store"
      required
      isOptional
      words="resources.samples.properties.store"
      blank={{ aisle: null }}
      inputs={{ aisle: <TextInput source="aisle" maxLength={9} /> }}
    />
  ),
};

export const fields = {
  lasts: <DurationField source="lasts" />,
  origin: <CountryField source="origin" />,
  manual_language: <LanguageField source="manual_language" />,
  opens_at: <TimeField source="opens_at" />,
  price: <MoneyField source="price" currencySource="paid_in_id" />,
  parts: (
    <ObjectListField
      source="parts"
      words="resources.samples.properties.parts"
      fields={{
        name: <TextField source="name" />,
        count: <NumberField source="count" />,
        is_spare: <BooleanField source="is_spare" />,
        material: <EnumField source="material" {...MATERIAL} />,
        made_on: <DateField source="made_on" />,
      }}
    />
  ),
  address: (
    <ObjectField
      source="address"
      words="resources.samples.properties.address"
      fields={{
        street: <TextField source="street" />,
        town: <TextField source="town" />,
        is_billed: <BooleanField source="is_billed" />,
        gate: (
          <ObjectField
            source="gate"
            words="resources.samples.properties.address.properties.gate"
            fields={{ code: <TextField source="code" /> }}
          />
        ),
      }}
    />
  ),
};

export const filters = [
  <DurationFilter key="lasts" source="lasts" />,
  <CountryFilter key="origin" source="origin" />,
  <TimeFilter key="opens_at" source="opens_at" />,
  <MoneyFilter key="price" source="price" currencySource="paid_in_id" />,
];

/** In a row of a list each is shown in one line. */
export const columns = fields;

export const words = {
  resources: {
    samples: {
      fields: {
        parts: 'Parts',
        address: 'Address',
        store: 'Store',
        lasts: 'Lasts',
        origin: 'Origin',
        manual_language: 'Language of the manual',
        opens_at: 'Opens at',
        price: 'Price',
      },
      help: { parts: 'What comes in the box.' },
      properties: {
        parts: {
          fields: {
            name: 'Name',
            count: 'Count',
            is_spare: 'Spare',
            material: 'Material',
            made_on: 'Made on',
          },
          help: { name: 'As on the label.' },
        },
        address: {
          fields: { street: 'Street', town: 'Town', is_billed: 'Bills go there', gate: 'Gate' },
          properties: { gate: { fields: { code: 'Code' } } },
        },
        store: { fields: { aisle: 'Aisle' } },
      },
    },
  },
  enums: { sample: { parts: { material: { wood: 'Wood', steel: 'Steel' } } } },
};
