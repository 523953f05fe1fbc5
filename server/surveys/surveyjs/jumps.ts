/** The triggers of a definition that lead on: to a later question, or to the end. */
import type { Jump, Question } from '../../../public-app/survey/document.ts';
import type { Notes } from './notes.ts';
import { type Named, readRule } from './rules.ts';
import { member, type Source, sourcesOf, stringOf } from './source.ts';

interface Scene {
  notes: Notes;
  lookup(name: string): (Named & { question: Question }) | undefined;
}

const MAX_JUMPS = 10;

/** A jump stands at the question that it looks at; a trigger that looks at several has no such place. */
export function addJumps(definition: Source, scene: Scene): void {
  for (const trigger of sourcesOf(member(definition, 'triggers'))) {
    const type = stringOf(member(trigger, 'type'));
    const expression = stringOf(member(trigger, 'expression'));
    const target = targetOf(type, trigger, scene);
    const read = readRule(expression, scene.lookup);
    const names = new Set(read?.names);
    const [name = ''] = names;
    const source = names.size === 1 ? scene.lookup(name)?.question : undefined;
    const jumps = source?.jumps ?? [];
    if (read && target && source && jumps.length < MAX_JUMPS) source.jumps = [...jumps, { if: read.rule, to: target }];
    else
      scene.notes.add(stringOf(member(trigger, 'gotoName')) || type || 'triggers', 'trigger_not_supported', expression);
  }
}

function targetOf(type: string, trigger: Source, { lookup }: Scene): Jump['to'] | null {
  if (type === 'complete') return { end: true };
  const target = type === 'skip' ? lookup(stringOf(member(trigger, 'gotoName'))) : undefined;
  return target ? { question: target.id } : null;
}
