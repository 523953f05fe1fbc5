/** The sixteen rights of a grant, as the schema's sections have them: a module each, after who and where. */
import { nodeUserAccess } from '../../../generated/resources.ts';
import type { CustomerUserRecord, NodeUserAccessRecord } from '../../../generated/types.ts';

const [, ...moduleFields] = nodeUserAccess.sections;

export type RightField = (typeof moduleFields)[number][number];
export type Right = 'read' | 'edit' | 'create' | 'delete';
export type Rights = Pick<NodeUserAccessRecord, RightField>;

export interface Module {
  name: string;
  /** Key of its title in admin/i18n. */
  title: string;
  fields: readonly RightField[];
}

export const modules: Module[] = moduleFields.map((fields, at) => ({
  name: moduleOf(fields[0]),
  title: `resources.${nodeUserAccess.route}.sections.${at + 1}.title`,
  fields,
}));

export const rightFields: RightField[] = modules.flatMap(({ fields }) => fields);

/** `feedback_read` is the right `read`. */
export const rightOf = (field: RightField): Right => field.slice(field.lastIndexOf('_') + 1) as Right;

function moduleOf(field: RightField): string {
  return field.slice(0, field.lastIndexOf('_'));
}

export const noRights = (): Rights => Object.fromEntries(rightFields.map((field) => [field, false])) as Rights;

/** The rights alone out of a row that has more. */
export const rightsOf = (row: Rights): Rights =>
  Object.fromEntries(rightFields.map((field) => [field, row[field]])) as Rights;

/** Reading comes with any other right of its module. */
export const isImplied = (rights: Rights, field: RightField, { fields }: Module): boolean =>
  rightOf(field) === 'read' && fields.some((other) => other !== field && rights[other]);

/** What a grant amounts to: the rights of each module that it says something of. */
export const effectiveRights = (rights: Rights): { module: Module; rights: Right[] }[] =>
  modules.flatMap((module) => {
    const held = module.fields.filter((field) => rights[field] || isImplied(rights, field, module)).map(rightOf);
    return held.length === 0 ? [] : [{ module, rights: held }];
  });

/** A user as the calls on rights tell of him. */
export type Person = Pick<CustomerUserRecord, 'id' | 'full_name' | 'is_admin' | 'state'> & {
  /** Null where the reader is shown the name alone. */
  email: string | null;
};

export interface UnitName {
  id: number;
  name: string;
}

/** What the reader may do with a grant. */
export type Permitted = ('patch' | 'delete')[];
