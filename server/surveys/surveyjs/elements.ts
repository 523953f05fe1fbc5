/** The pages of a definition with their questions, out of panels that stand in panels. */
import type { Notes } from './notes.ts';
import { firstOf, isSource, listOf, member, type Source, sourcesOf, stringOf } from './source.ts';

export interface FoundElement {
  element: Source;
  name: string;
  /** Expressions of the element and of all that it stands in. */
  conditions: string[];
}

export interface FoundPage {
  name: string;
  title: unknown;
  elements: FoundElement[];
}

const MAX_DEPTH = 10;

/** Null where there is neither a page nor an element. */
export function pagesOf(definition: Source, notes: Notes): FoundPage[] | null {
  const pages = member(definition, 'pages');
  const elements = firstOf(definition, 'elements', 'questions');
  if (Array.isArray(pages)) return sourcesOf(pages).map((page, at) => pageOf(page, `page${at + 1}`, notes));
  // Its title is that of the survey.
  return Array.isArray(elements) ? [{ ...pageOf(definition, 'page1', notes), title: undefined }] : null;
}

function pageOf(page: Source, fallback: string, notes: Notes): FoundPage {
  const name = stringOf(member(page, 'name')) || fallback;
  return { name, title: member(page, 'title'), elements: elementsIn(page, [], 0, { name, notes }) };
}

interface Scene {
  name: string;
  notes: Notes;
}

function elementsIn(container: Source, above: string[], depth: number, scene: Scene): FoundElement[] {
  const conditions = [...above, ...conditionOf(container)];
  return listOf(firstOf(container, 'elements', 'questions')).flatMap((element, at): FoundElement[] => {
    if (!isSource(element)) return [];
    const name = stringOf(member(element, 'name')) || `${scene.name}.${at + 1}`;
    if (member(element, 'visible') === false) {
      scene.notes.add(name, 'property_not_supported', 'visible');
      return [];
    }
    switch (stringOf(member(element, 'type'))) {
      case 'panel':
        if (depth < MAX_DEPTH) return elementsIn(element, conditions, depth + 1, { ...scene, name });
        scene.notes.add(name, 'nested_too_deeply');
        return [];
      case 'multipletext':
        return sourcesOf(member(element, 'items')).map((item, place) =>
          textItem(item, `${name}.${place + 1}`, [...conditions, ...conditionOf(element)]),
        );
      default:
        return [{ element, name, conditions: [...conditions, ...conditionOf(element)] }];
    }
  });
}

/** One of several texts that were asked at once. */
function textItem(item: Source, fallback: string, conditions: string[]): FoundElement {
  const name = stringOf(member(item, 'name')) || fallback;
  return { element: { ...item, type: 'text' }, name, conditions };
}

function conditionOf(container: Source): string[] {
  const condition = stringOf(member(container, 'visibleIf')).trim();
  return condition === '' ? [] : [condition];
}
