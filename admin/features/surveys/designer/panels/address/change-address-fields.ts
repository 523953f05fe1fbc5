/** Steps from one draft to the next that concern what addresses of codes bring along. Pure. */
import type { AddressField } from '../../../../../../shared/survey/document.ts';
import type { Draft } from '../../design-context.tsx';

function withFields(draft: Draft, fields: AddressField[]): Draft {
  const { address_fields: _before, ...others } = draft;
  return fields.length === 0 ? others : { ...others, address_fields: fields };
}

export const addressFieldsOf = ({ address_fields: fields = [] }: Draft): AddressField[] => fields;

export const addAddressField = (draft: Draft, field: string): Draft =>
  withFields(draft, [...addressFieldsOf(draft), { field }]);

export const removeAddressField = (draft: Draft, field: string): Draft =>
  withFields(
    draft,
    addressFieldsOf(draft).filter((each) => each.field !== field),
  );

/** What is not signed says nothing of it. */
export const signAddressField = (draft: Draft, field: string, signed: boolean): Draft =>
  withFields(
    draft,
    addressFieldsOf(draft).map((each) => (each.field === field ? { field, ...(signed && { signed }) } : each)),
  );
