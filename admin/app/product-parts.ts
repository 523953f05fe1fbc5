/** What the frame of the back office is given by the product that it shows. */
import type { ComponentType, ReactNode } from 'react';
import type { EntityOverride } from '../crud/views.ts';
import type { Access } from '../entities/guard.ts';
import type { EntityResource } from '../entities/resource.ts';
import type { AccountSection } from '../features/identity/account/section.ts';
import type { MenuEntry } from './layout/menu-entry.ts';
import type { PageRoute } from './routes/page.tsx';

export interface Product {
  /** Pages that are no entity's, in the order of the menu where several stand in one group. */
  pages: readonly PageRoute[];
  /** By entity the views that are written by hand. */
  overrides: Partial<Record<string, EntityOverride>>;
  /** Says in time that rows of a limited kind can soon be made no more. */
  LimitWarning?: ComponentType<{ limit: string }>;
  /** Parts of the account area, in their order. */
  accountSections: readonly (AccountSection & { access: Access })[];
  /** Addresses of those that are looked for often enough to stand in the user's own menu. */
  nearSections: readonly string[];
  /** Lists that stand in the user's own menu, and what they are called there. */
  accountLists: readonly { id: string; label: string }[];
  /** What waits behind the entries of the menu, by their paths. */
  useMenuCounts: (entries: readonly MenuEntry[]) => ReadonlyMap<string, number>;
  search: {
    /** Whose rows are found besides those of generated screens. */
    others: readonly Source[];
    /** By entity what is said of a row beside its name. */
    hints: Partial<Record<string, Hint>>;
  };
  /** Where the tour stops, in its order. */
  tour: readonly TourStop[];
  /** Above every screen. */
  Notices?: ComponentType;
  /** Beside the screens, whichever is shown. */
  Dialogs?: ComponentType;
  /** The page of a tenant, to which who was logged in there as somebody else comes back. */
  tenantPath?: (id: number) => string;
}

/** A row as its list answers it, with the fields that are asked for. */
export interface FoundRow {
  id: number;
  [field: string]: unknown;
}

export interface Source {
  entity: EntityResource;
  /** What of a row is read for its name and its page. */
  fields: readonly string[];
  /** The page where the row is dealt with; null for a row without one. */
  pageOf: (row: FoundRow) => string | null;
  /** The screen that lists what was found; null where there is none. */
  list: string | null;
}

export interface Hint {
  /** What of the row is read for it. */
  fields: readonly string[];
  of: (row: FoundRow) => ReactNode;
}

export interface TourStop {
  /** Its key in admin/i18n, below `app.tour.stops`. */
  name: string;
  /** `data-tour` of what it is about; where the first is not in view, the next one stands for it. */
  anchors: readonly string[];
}
