/** Schemas and texts as HTML. */
import type { JsonSchema, JsonValue } from '../../../shared/contract/model.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Paragraphs; words in backquotes become code. */
export function printProse(text: string): string {
  return text
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${printPhrase(paragraph)}</p>`)
    .join('\n');
}

/** One line of text; words in backquotes become code. */
export function printPhrase(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

/** The properties of an object: name, type, what it means. */
export function printSchemaTable({ properties, required }: JsonSchema): string {
  const rows = Object.entries(isObject(properties) ? properties : {});
  if (rows.length === 0) return '<p class="empty">Nothing.</p>';
  const needed = Array.isArray(required) ? required : [];
  const cells = rows.map(([name, property]) => {
    const schema = isObject(property) ? property : {};
    const mark = needed.includes(name) ? ' <abbr title="required">*</abbr>' : '';
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${mark}</th><td>${printType(schema)}</td><td>${printMeaning(schema)}</td></tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="Fields"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${cells.join('\n')}
</tbody>
</table></div>`;
}

function printType(schema: JsonSchema): string {
  const { type, format, enum: words, items } = schema;
  const types = [type]
    .flat()
    .filter((name) => name !== 'null')
    .map(String);
  const isNullable = Array.isArray(type) && type.includes('null');
  const parts = [
    types[0] === 'array' && isObject(items) ? `list of ${String(items.type)}` : types.join(' or '),
    ...(typeof format === 'string' ? [format] : []),
    ...bounds(schema),
    ...(isNullable ? ['or null'] : []),
  ];
  const choices = Array.isArray(words) ? words.filter((word) => word !== null) : [];
  const list = choices.map((word) => `<code>${escapeHtml(String(word))}</code>`).join(' ');
  return `${escapeHtml(parts.join(', '))}${list === '' ? '' : `<br>${list}`}`;
}

/** Bounds that only repeat what the column holds are left out. */
function bounds({ minimum, maximum, minLength, maxLength, maxItems }: JsonSchema): string[] {
  const telling = (value: JsonValue | undefined) => typeof value === 'number' && Math.abs(value) < 2 ** 31 - 1;
  return [
    ...(telling(minimum) ? [`from ${String(minimum)}`] : []),
    ...(telling(maximum) ? [`up to ${String(maximum)}`] : []),
    ...(telling(minLength) ? [`${String(minLength)} or more characters`] : []),
    ...(telling(maxLength) ? [`at most ${String(maxLength)} characters`] : []),
    ...(telling(maxItems) ? [`at most ${String(maxItems)} items`] : []),
  ];
}

function printMeaning({ title, description, default: fallback, readOnly }: JsonSchema): string {
  const texts = [
    typeof description === 'string' ? description : typeof title === 'string' ? `${title}.` : '',
    fallback === undefined || fallback === null ? '' : `Default: ${JSON.stringify(fallback)}.`,
    readOnly === true ? 'Read only.' : '',
  ];
  return printPhrase(texts.filter((text) => text !== '').join(' '));
}

function isObject(value: JsonValue | undefined): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
