/** What the generator prints of an entity for the back office (admin/generated/resources.ts). */
import type { ReadonlyValueCondition } from '../../shared/contract/value-condition.ts';
import type { ScreenAbility } from '../generated/abilities.ts';

export type Operation = 'list' | 'detail' | 'create' | 'patch' | 'delete';
/** Roles that sign in. */
export type SignedInRole = 'company_user' | 'company_admin' | 'superadmin';

/** For each operation the roles that may do it; a list names the only fields that a role may write. */
export type Grants = Partial<Record<Operation, Partial<Record<SignedInRole, true | readonly string[]>>>>;

export type ActionPlace = 'row' | 'page' | 'list' | 'selection' | 'notice';

/** A button that offers an action; its words are under `resources.<route>.actions` and `.dialogs`. */
export interface OfferedAction {
  /** Name of the action, where the button has one of its own. */
  readonly calls?: string;
  /** What of the input it gives by itself. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Who acts proves once more who he is. */
  readonly proof?: true;
  readonly on: 'collection' | 'member';
  readonly places: readonly ActionPlace[];
  /** Name of an icon in generated/icons.ts. */
  readonly icon: string;
  readonly roles: readonly SignedInRole[];
  /** What of the input tells the rows that it is done to; of a member they stand in the address. */
  readonly target?: 'id' | 'ids';
  /** What is shown then, where it is not what was shown before: the row is that whose id is answered. */
  readonly next?: 'list' | 'open';
  /** Values of the rows that it makes sense for. */
  readonly when?: Readonly<Record<string, ReadonlyValueCondition>>;
  /** A text of the answer that nobody can read again. */
  readonly showOnce?: string;
  /** It answers a file, which is saved, and is called so. */
  readonly file?: 'GET' | 'POST';
  /** A number of the answer: how much is left, for which it is done again. */
  readonly parts?: string;
  readonly isDangerous?: true;
  /** A question stands before it. */
  readonly asks?: true;
  /** Its form is in the module of the entity's views. */
  readonly hasForm?: true;
}

/** Fields that some rows have for a role, and those that all have, by which they may be put in order. */
export interface ShownFields {
  readonly somewhere: readonly string[];
  readonly everywhere: readonly string[];
}

/** Where a panel stands: below the fields when it does not say. */
interface PlacedPanel {
  readonly place?: 'top' | 'side';
}

/** Rows that refer to a row, at an address below that of its page. */
export interface RelatedRows extends PlacedPanel {
  readonly step: string;
  /** The entity whose rows they are. */
  readonly related: string;
}

/** What an action answers, whose name the panel has. */
export interface ShownAnswer extends PlacedPanel {
  readonly roles: readonly SignedInRole[];
}

/** A part of a row's page and of its forms. What is in no section is in the first. */
export interface PageTab {
  readonly name: string;
  readonly fields: readonly string[];
  readonly panels: readonly string[];
}

/** What is said above the fields of rows that have such values, and something in each field that the words name. */
export interface RowNotice {
  readonly when?: Readonly<Record<string, ReadonlyValueCondition>>;
  readonly names?: readonly string[];
  /** A warning where it does not say. */
  readonly severity?: 'info';
  /** Buttons that are offered there. */
  readonly buttons?: readonly string[];
}

/** Where the cards of each state may go; the words of the states are under `translation`. */
export interface Board {
  readonly field: string;
  readonly translation: string;
  readonly states: Readonly<Record<string, readonly string[]>>;
}

/** Fields that say from which day to which a row is; a row without a `to` lasts one day, one whose `to` is empty has no end. */
export interface Calendar {
  readonly from: string;
  readonly to?: string;
  /** They are times, not days. */
  readonly isTime?: true;
}

export interface EntityResource {
  readonly id: string;
  /** Its screen's address without the first slash; also its name as a react-admin resource and in admin/i18n. */
  readonly route: string;
  /** Below /api. */
  readonly path: string;
  /** How one row is named: `{name} #{id}`. */
  readonly label: string;
  /** Fields of the label that are said by what the row is called that they refer to, or by the word of their value. */
  readonly named?: Readonly<Record<string, { readonly resource: string } | { readonly translation: string }>>;
  /** The label has words, which stand under `resources.<route>.label` in each language. */
  readonly hasLabelWords?: true;
  readonly menu: 'platform' | 'company' | 'none';
  /** An entity whose list has this one's as a tab beside it. */
  readonly tabOf?: string;
  /** Name of an icon in generated/icons.ts. */
  readonly icon: string;
  /** The subject that opens its screens. */
  readonly ability: ScreenAbility;
  readonly operations: readonly Operation[];
  /** What has a screen. */
  readonly views: readonly ViewName[];
  /** A row's page takes the place of the list at any width, and may have parts below its own address. */
  readonly detail?: 'page';
  /** Addresses of its own; what is done to a row is then done on its page, and rows of the list have no buttons. */
  readonly paths?: Paths;
  /** The page of another row that shows its rows, at a step below its address: of the row that a field refers to. */
  readonly shownIn?: { readonly field: string; readonly resource: string; readonly step?: string };
  /** By name the buttons that offer actions. */
  readonly actions?: Readonly<Record<string, OfferedAction>>;
  /** By name what the page of a row has beside its fields; how it is shown is in the module of the entity's views. */
  readonly panels?: Readonly<Record<string, RelatedRows | ShownAnswer | PlacedPanel>>;
  readonly grants: Grants;
  /** Roles that may add a row below some others only, say below the units of a grant. */
  readonly createScoped: readonly SignedInRole[];
  /** Roles that may add a row only while they see none. */
  readonly createFirst: readonly SignedInRole[];
  /** By role the ability without which no row may be added. */
  readonly createAbilities?: Partial<Record<SignedInRole, string>>;
  /** By role what a new row can't leave empty, though others may. */
  readonly requiredFor?: Readonly<Partial<Record<SignedInRole, readonly string[]>>>;
  /** Fields that a form may ask for. */
  readonly writable: readonly string[];
  readonly columns: readonly string[];
  /** Columns that have to be chosen. */
  readonly moreColumns: readonly string[];
  /** What a role is shown of the rows of the list, where that is not all. */
  readonly shown?: Readonly<Partial<Record<SignedInRole, ShownFields>>>;
  /** The list is also answered as a file. */
  readonly exported?: true;
  /** Its rows are also made of files. */
  readonly imported?: true;
  /** Fields that several rows are given one value of at once. */
  readonly bulkEdit?: readonly string[];
  /** Fields that are edited in the cells of the list: what is chosen is saved at once, what is typed when it is done. */
  readonly inline?: Readonly<Record<string, 'typed' | 'chosen'>>;
  readonly sort: readonly [string, 'asc' | 'desc'];
  /** Its list takes the search text `q`. */
  readonly searchable: boolean;
  /** Fields that the list is filtered by and that may hold nothing. */
  readonly emptyFilters?: readonly string[];
  /** Those of which one may ask nothing else. */
  readonly presenceFilters?: readonly string[];
  /** Fields that the rows of the list are grouped by; times by their months. */
  readonly groups?: readonly string[];
  /** Fields that are summed over all that the list finds. */
  readonly sums?: readonly string[];
  /** Its rows are also cards, in a column for each state of a field. */
  readonly board?: Board;
  /** Its rows are also shown in the days of a month. */
  readonly calendar?: Calendar;
  /** Filters that are one press away; their words are under `resources.<route>.quick`. `$user.id` is the reader. */
  readonly quick?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Values of rows that soon change by themselves. */
  readonly underWay?: Readonly<Record<string, ReadonlyValueCondition>>;
  /** What is said above its rows, in the words of `resources.<route>.list`. */
  readonly described?: true;
  /** Companies add fields of their own to its rows; by operation the roles that give them values. */
  readonly custom?: { readonly create: readonly SignedInRole[]; readonly patch: readonly SignedInRole[] };
  /** What a row was before each change is kept, and for how many days a deleted one. */
  readonly history?: { readonly bin?: number; readonly reason?: true };
  /** Its rows are a tree: the field of the row above, and that of the ids from the top down (`/1/57/301/`). */
  readonly tree?: { readonly parent: string; readonly path?: string };
  /** Fields that drafts of its rows keep. */
  readonly draft?: readonly string[];
  /** What can try a draft before it is published: rows of the route `of`, by those of `through` whose field `by` refers to the row. */
  readonly pilots?: { readonly through: string; readonly by: string; readonly field: string; readonly of: string };
  /** The entity whose events tell that its rows changed. */
  readonly live?: string;
  /** Name of the plan's limit on how many rows there can be. */
  readonly limit?: string;
  /** Fields by section; their words are under `resources.<route>.sections.<n>`. */
  readonly sections: readonly (readonly string[])[];
  /** Fields that hold something only while others have these values. */
  readonly conditions?: Readonly<Record<string, Readonly<Record<string, ReadonlyValueCondition>>>>;
  /** What lists, pages and forms show as one, by name with the fields that it stands for. */
  readonly composites?: Readonly<Record<string, readonly string[]>>;
  /** Those of them that have the whole width of a page. */
  readonly wideComposites?: readonly string[];
  /** Parts of its page and its forms; their words are under `resources.<route>.tabs.<name>`. */
  readonly tabs?: readonly PageTab[];
  /** What goes with a row is said before it is deleted, in the words of `resources.<route>.deletion`. */
  readonly tellsDeletion?: true;
  /** Rows are deleted one by one, and do not come back. */
  readonly deletesAtOnce?: true;
  /** Fields that count other rows, which is told before the row is deleted. */
  readonly counts?: readonly string[];
  /** What is said above some rows; its words are under `resources.<route>.notices.<n>`. */
  readonly notices?: readonly RowNotice[];
  /** What an empty list says in words of its own, under `resources.<route>.empty.<part>`. */
  readonly empty?: readonly ('title' | 'text' | 'reader')[];
  /** Values of rows to begin with; their words are under `resources.<route>.empty.examples.<n>`. */
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Steps that lead to a row and to the form for a new one, where they are not the usual: `detail` and `new_support` mean
 * `/support/detail/3` and `/support/new_support`. Such rows have no form of their own.
 */
export interface Paths {
  show: string;
  create: string;
}

export type ViewName = 'list' | 'show' | 'create' | 'edit';
