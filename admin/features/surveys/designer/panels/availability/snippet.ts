/** What a site's page includes to show a survey. */
export interface SnippetParts {
  /** Of this server. */
  origin: string;
  code: string;
  kind: 'inline' | 'button';
  /** Of the button and the frame; empty for the widget's own word. */
  label: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const quoted = (text: string): string => `"${text.replace(/[&<>"]/g, (each) => escapes[each] ?? '')}"`;

/** An element of HTML. */
export function snippetOf({ origin, code, kind, label }: SnippetParts): string {
  const attributes = { src: `${origin}/widget.js`, 'data-code': code, 'data-kind': kind, 'data-label': label };
  const given = Object.entries(attributes).filter(([, value]) => value !== '');
  return `<script ${given.map(([name, value]) => `${name}=${quoted(value)}`).join(' ')}></script>`;
}

/** What a site's Content-Security-Policy must have besides. */
export const policyOf = (origin: string): string => `script-src ${origin}; frame-src ${origin}`;
