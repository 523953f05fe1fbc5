/** Which tabs of a row's page or form have something for its reader. */
import { mayDo, mayReadAnswer } from '../../entities/access.ts';
import type { EntityResource, PageTab } from '../../entities/resource.ts';
import type { UserData } from '../../providers/user-data.ts';
import { resources } from '../../generated/resources.ts';

/** Stands last, where an entity's history is kept. */
export const HISTORY_TAB = 'history';

/** The names of the pieces that stand in a tab; what is in none of them stands in the first. */
export function piecesOf<Piece>(
  tabs: readonly PageTab[],
  { name, fields }: PageTab,
  pieces: Readonly<Record<string, Piece>>,
): Record<string, Piece> {
  const isFirst = tabs[0]?.name === name;
  const placed = new Set(tabs.flatMap((tab) => tab.fields));
  const isHere = (source: string) => fields.includes(source) || (isFirst && !placed.has(source));
  return Object.fromEntries(Object.entries(pieces).filter(([source]) => isHere(source)));
}

/** Names of the panels that the reader may see something in, as far as the entity's grants tell. */
export function panelsFor(entity: EntityResource, user: UserData | null): string[] {
  return Object.entries(entity.panels ?? {}).flatMap(([name, panel]) => {
    if ('roles' in panel) return mayReadAnswer(entity, name, user) ? [name] : [];
    if (!('related' in panel)) return [name];
    const other = Object.values<EntityResource>(resources).find(({ id }) => id === panel.related);
    return other !== undefined && mayDo(other, 'list', user) ? [name] : [];
  });
}

/** The tab of the panel whose rows are at an address below that of the page. */
export function tabOfStep({ tabs = [], panels = {} }: EntityResource, step: string | undefined): string | undefined {
  const found = Object.entries(panels).find(([, panel]) => 'step' in panel && panel.step === step);
  return found && tabs.find((tab) => tab.panels.includes(found[0]))?.name;
}
