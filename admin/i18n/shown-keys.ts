/** Which texts a source shows: what it names whole, and what it puts together. */

export interface Names {
  /** Keys, and the beginnings of keys that a component is given. */
  whole: Set<string>;
  /** `app.a.${name}.b`, as patterns; those that begin with what they are given match the rest of a key. */
  patterns: RegExp[];
  rests: RegExp[];
}

/** @param texts of TypeScript */
export function namesIn(texts: readonly string[]): Names {
  const source = texts.join('\n');
  const whole = new Set([...source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, name = '']) => name));
  const templates = new Set(
    [...source.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)].map(([, template = '']) => template),
  );
  const parts = [...templates].filter((template) => template.includes('${'));
  return {
    whole,
    patterns: parts.filter((template) => /^\w+\./.test(template)).map(toPattern),
    rests: parts
      .filter((template) => template.startsWith('${'))
      .map((template) => toPattern(template.replace(/^\$\{[^}]*\}\.?/, ''))),
  };
}

const toPattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll('.', String.raw`\.`))
      .join('.+')}$`,
  );

/** Whether the names lead to a text's key; rather to too many than to too few. */
export function isShown(key: string, { whole, patterns, rests }: Names): boolean {
  if (whole.has(key) || patterns.some((pattern) => pattern.test(key))) return true;
  const steps = key.split('.');
  return steps.some(
    (_, at) =>
      at > 0 && whole.has(steps.slice(0, at).join('.')) && rests.some((rest) => rest.test(steps.slice(at).join('.'))),
  );
}
