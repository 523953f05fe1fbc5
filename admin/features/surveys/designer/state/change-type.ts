/** A question asked in another way: of those kinds whose answers are alike, so that what is written of it still fits. Pure. */
import { questionKinds } from '../../../../../shared/questions/index.ts';
import type { JsonSchema, QuestionKind } from '../../../../../shared/questions/kind.ts';
import { isObject } from '../../../../providers/user-data.ts';
import type { DraftQuestion } from './draft.ts';
import { newQuestion } from './new-question.ts';

/** What every question has; it goes along. */
const SHARED = ['id', 'title', 'help', 'image', 'required', 'show_if', 'jumps', 'order'];

/** How answers look; kinds with the same one can take each other's place. */
function shapeOf({ type, answer, sample }: QuestionKind): string {
  const schema: unknown = answer?.(sample);
  if (!isObject(schema)) return 'none';
  // Parts of one kind are not those of another.
  if (schema.type === 'object') return `parts of ${type}`;
  const values = Array.isArray(schema.enum) || isObject(schema.items) ? 'chosen' : 'given';
  // One of some options or several of them: the options stay.
  if (values === 'chosen' && Array.isArray((sample as DraftQuestion).options)) return 'options';
  return `${String(schema.type)} ${String(schema.minimum)} ${String(schema.maximum)} ${String(schema.format)} ${values}`;
}

/** The kinds that a question of this one may become, itself among them. */
export function typesLike(type: string): string[] {
  const kind = questionKinds.find((one) => one.type === type);
  if (kind === undefined) return [type];
  const shape = shapeOf(kind);
  return questionKinds.filter((one) => shapeOf(one) === shape).map((one) => one.type);
}

/** What the items of a list may have there: options of one kind have pictures, those of another have none. */
function asItems(value: unknown, list: JsonSchema | undefined): unknown {
  const { items } = list ?? {};
  if (!Array.isArray(value) || !isObject(items) || !isObject(items.properties)) return value;
  const known = new Set(Object.keys(items.properties));
  return value.map((item: unknown) =>
    isObject(item) ? Object.fromEntries(Object.entries(item).filter(([name]) => known.has(name))) : item,
  );
}

/** The question as one of another kind: what both have stays, what the other one needs is added. */
export function toType(question: DraftQuestion, type: string): DraftQuestion {
  const kind = questionKinds.find((one) => one.type === type);
  const kept = new Set([...SHARED, ...Object.keys(kind?.dialect.properties ?? {})]);
  const own = Object.fromEntries(
    Object.entries(question).flatMap(([name, value]) =>
      kept.has(name) ? [[name, asItems(value, kind?.dialect.properties[name])]] : [],
    ),
  );
  return { ...newQuestion(type, question.id), ...own, type };
}
