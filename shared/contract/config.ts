/**
 * What the generator has to know of a project besides its schemas: `<name>.config.ts` at its root, after the name in its
 * package.json. The server and the back office are handed what is theirs when they start.
 */

/** A kind of value that only this project has: an object that a component of its own shows. */
export interface OwnKind {
  /** What `x-ui.widget` says. */
  name: string;
  /** An export of admin/fields. */
  cell: string;
}

/** A part of a dialect under schemas/documents that has a form. */
export interface DocumentPart {
  dialect: string;
  /** To the part that the form edits. */
  path: readonly string[];
  /** Properties that have a form of their own. */
  without?: readonly string[];
}

export interface DocumentForms {
  /** A dialect of which each choice has a form, without what is no part of it, nor of the items of its lists. */
  choices?: { name: string; dialect: string; without: readonly string[]; withoutInItems?: readonly string[] };
  parts: Record<string, DocumentPart>;
}

export interface ProjectConfig {
  /** As people read it: the title of the API. */
  product: string;
  /** Whose a row is. */
  tenant: {
    /** The column that says so; what `x-tenant` says of such rows. */
    column: string;
  };
  /** The parts that roles (schemas/roles.json) play. */
  roles: {
    /** They have no session, so that a claim says nothing of them. */
    open: readonly string[];
    /** It works across tenants. */
    platform: string;
    /** It decides where a tenant's events go. */
    receiver: string;
  };
  /** What a `where` may name as `$user.<claim>`; the server says what each means. */
  claims: {
    /** One id: stands where a literal could stand. */
    one: readonly string[];
    /** Many ids: stands after `$in`. */
    many: readonly string[];
    /** True or not; opens abilities only. */
    conditions: readonly string[];
    /** The tenant of whoever sees no row yet and may make a first one. */
    first?: string;
  };
  /** Of the back office: whose they are. The first is the platform's. */
  menus: readonly [platform: string, ...others: string[]];
  /** All languages; English among them, which is printed from the schemas. */
  locales: readonly string[];
  /** The entity whose fields limit what a tenant may have (`x-limit`, `x-feature`). */
  limits?: { entity: string };
  kinds?: readonly OwnKind[];
  documents?: DocumentForms;
}

/** The same; an editor knows what belongs in it. */
export const defineConfig = (config: ProjectConfig): ProjectConfig => config;
