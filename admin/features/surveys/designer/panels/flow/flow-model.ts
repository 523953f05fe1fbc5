/** A survey as lines, one below the other, and the jumps that lead from one to another. Pure. */
import { deadEndsOf, type DeadEnd } from '../../../../../../shared/survey/dead-ends.ts';
import type { SurveyDocument } from '../../../../../../shared/survey/document.ts';
import type { Draft, DraftPage, DraftQuestion } from '../../state/draft.ts';

interface LineBase {
  /** Of the part of the document, unless it is the end. */
  pointer: string;
  deadEnds: DeadEnd[];
}

export type FlowLine = LineBase &
  (
    | { kind: 'page'; page: DraftPage; number: number }
    | { kind: 'question'; question: DraftQuestion; number: number }
    | { kind: 'end' }
    | { kind: 'ending'; number: number }
    | { kind: 'thanks' }
  );

/** A jump, from line to line. */
export interface Arc {
  question: string;
  /** Place among the jumps of its question. */
  jump: number;
  from: number;
  to: number;
  /** Arcs that lie beside each other have different lanes, the innermost is 0. */
  lane: number;
}

export interface Flow {
  lines: FlowLine[];
  arcs: Arc[];
  lanes: number;
  deadEnds: DeadEnd[];
}

/** What is half written may lack what its kind counts on; then nothing is told. */
function deadEndsIn(draft: Draft): DeadEnd[] {
  try {
    return deadEndsOf(draft as SurveyDocument);
  } catch {
    return [];
  }
}

/** @param draft of which those rules were left out that lead nowhere */
export function flowOf(draft: Draft): Flow {
  const deadEnds = deadEndsIn(draft);
  const isPaged = draft.layout !== 'one_at_a_time';
  const at = (pointer: string): LineBase => ({
    pointer,
    deadEnds: deadEnds.filter((each) => each.pointer === pointer || each.pointer.startsWith(`${pointer}/`)),
  });
  let number = 0;
  const asked = draft.pages.flatMap((page, place): FlowLine[] => {
    const pointer = `/pages/${place}`;
    const own = deadEnds.filter((each) => each.pointer === pointer);
    return [
      ...(isPaged || page.show_if || own.length > 0
        ? [{ kind: 'page' as const, page, number: place + 1, pointer, deadEnds: own }]
        : []),
      ...page.questions.map((question, nth) => {
        number += 1;
        return { kind: 'question' as const, question, number, ...at(`${pointer}/questions/${nth}`) };
      }),
    ];
  });
  const lines: FlowLine[] = [
    ...asked,
    { kind: 'end', ...at('/end') },
    ...(draft.endings ?? []).map((_, nth) => ({ kind: 'ending' as const, number: nth + 1, ...at(`/endings/${nth}`) })),
    { kind: 'thanks', ...at('/thank_you') },
  ];
  return { lines, deadEnds, ...arcsOf(lines) };
}

function arcsOf(lines: FlowLine[]): Pick<Flow, 'arcs' | 'lanes'> {
  const places = new Map(
    lines.flatMap((line, at) => (line.kind === 'question' ? [[line.question.id, at] as const] : [])),
  );
  const end = lines.findIndex(({ kind }) => kind === 'end');
  const found = lines.flatMap((line, from) =>
    line.kind === 'question'
      ? (line.question.jumps ?? []).map(({ to }, jump) => ({
          question: line.question.id,
          jump,
          from,
          to: 'question' in to ? (places.get(to.question) ?? end) : end,
        }))
      : [],
  );
  // The shortest lie innermost; each takes the first lane that is free along its whole way.
  const taken: { from: number; to: number }[][] = [];
  const arcs = found
    .toSorted((one, other) => one.to - one.from - (other.to - other.from))
    .map((arc) => {
      const isFree = (lane: { from: number; to: number }[]): boolean =>
        lane.every((other) => other.to <= arc.from || arc.to <= other.from);
      const free = taken.findIndex(isFree);
      const lane = free === -1 ? taken.length : free;
      (taken[lane] ??= []).push(arc);
      return { ...arc, lane };
    });
  return { arcs, lanes: taken.length };
}
