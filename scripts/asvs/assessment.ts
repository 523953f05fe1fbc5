/** Reads docs/asvs.md, and tells what is wrong with it. */
export type Level = 1 | 2;
const STATUSES = ['met', 'not met', 'does not apply'] as const;
export type Status = (typeof STATUSES)[number];

export interface Assessment {
  /** As `V1.1.1`. */
  name: string;
  level: Level;
  status: Status;
  how: string;
  /** Files from the project's root. */
  shownBy: string[];
}

export interface Chapter {
  title: string;
  assessments: Assessment[];
}

const HEADING = /^## (V\d+ .+)$/;
const ROW = /^\| (V\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]*) \| ([^|]*)\|$/;

/** @throws Error for a line of a requirement that is no row of its chapter's table */
export function chaptersOf(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of markdown.split('\n')) {
    const [, title] = HEADING.exec(line) ?? [];
    if (title !== undefined) chapters.push({ title, assessments: [] });
    if (!/^\| *V\d+\./.test(line)) continue;
    const assessment = assessmentIn(line);
    const chapter = chapters.at(-1);
    if (!assessment || !chapter?.title.startsWith(`${assessment.name.split('.')[0]} `))
      throw new Error(`This is no row of its chapter: ${line}`);
    chapter.assessments.push(assessment);
  }
  return chapters;
}

function assessmentIn(line: string): Assessment | undefined {
  const [, name, level, said = '', how = '', files = ''] = ROW.exec(line) ?? [];
  const status = STATUSES.find((each) => each === said.replaceAll('*', ''));
  if (name === undefined || status === undefined) return undefined;
  const shownBy = [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  return { name, level: level === '1' ? 1 : 2, status, how: how.trim(), shownBy };
}

export function sumsOf(assessments: readonly Assessment[]): Record<Status, number> {
  const sum = (status: Status): number => assessments.filter((one) => one.status === status).length;
  return { met: sum('met'), 'not met': sum('not met'), 'does not apply': sum('does not apply') };
}

/**
 * What is wrong, a line each; empty for a whole document.
 * @param levels of all requirements, in the standard's order
 * @param isThere whether a file of the project is
 */
export function faultsOf(
  chapters: readonly Chapter[],
  levels: Record<string, Level>,
  isThere: (file: string) => boolean,
): string[] {
  const all = chapters.flatMap(({ assessments }) => assessments);
  const places = Object.keys(levels);
  const faults = places.flatMap((name) => {
    const count = all.filter((one) => one.name === name).length;
    return count === 1 ? [] : [count === 0 ? `${name} is missing` : `${name} is there ${count} times`];
  });
  for (const [at, { name, level, status, how, shownBy }] of all.entries()) {
    if (!(name in levels)) faults.push(`${name} is no requirement`);
    else if (levels[name] !== level) faults.push(`${name} has level ${level}`);
    const next = all[at + 1];
    if (next && next.name in levels && places.indexOf(next.name) < places.indexOf(name))
      faults.push(`${name} is out of order`);
    if (how === '') faults.push(`${name} does not say how`);
    if (status === 'met' && shownBy.length === 0) faults.push(`${name} is shown by nothing`);
    for (const file of shownBy) if (!isThere(file)) faults.push(`${name} names ${file}, which is not there`);
  }
  return faults;
}
