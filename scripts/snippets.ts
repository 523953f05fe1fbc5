/** What stands between fences in a document. */
export interface Snippet {
  language: string;
  text: string;
  /** The paragraph before it. */
  intro: string;
}

const FENCE = /^```(\w*)\n([^]*?)^```$/gm;

export function snippetsOf(document: string): Snippet[] {
  return [...document.matchAll(FENCE)].map(({ index, 1: language = '', 2: text = '' }) => ({
    language,
    text,
    intro: document.slice(0, index).trimEnd().split('\n').at(-1) ?? '',
  }));
}

/** Programs that a piece of shell runs, with what each is given; a quoted script for `sh -c` is shell, too. */
export function commandsOf(shell: string): string[][] {
  const quoted = [...shell.matchAll(/\bsh -c '([^']*)'/g)].map(([, inner = '']) => inner);
  const outside = shell
    .replace(/'[^']*'|"[^"]*"/g, 'TEXT')
    .replace(/\\\n/g, ' ')
    .replace(/(?:^|\s)#.*$/gm, '');
  const own = outside
    .split(/&&|\|\|?|;|\n/)
    .map((command) => command.trim().split(/\s+/))
    .filter(([program]) => program !== undefined && program !== '');
  return [...own, ...quoted.flatMap(commandsOf)];
}
