/**
 * What receivers get does not become another thing under the same name: the printed payloads against those that were
 * committed last (server/generated/events.json), as nobody gets what was not. A field more keeps the version.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EVENTS_FILE } from './emit/events.ts';
import { pointer, type Problem } from './problem.ts';

type Json = { [key: string]: unknown };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const inside = (value: unknown, name: string): Json => {
  const found = isJson(value) ? value[name] : undefined;
  return isJson(found) ? found : {};
};

/**
 * The payloads that were committed last, as far as the file still has their events; those that were printed last where
 * git knows of none, and none where there is no such file yet.
 */
export async function readKeptEvents(root: string): Promise<Json> {
  const printed = readEvents(await readFile(join(root, EVENTS_FILE), 'utf8').catch(() => '{}'));
  const committed = await committedText(root);
  if (committed === undefined) return printed;
  return Object.fromEntries(Object.entries(readEvents(committed)).filter(([name]) => name in printed));
}

function readEvents(text: string): Json {
  const events: unknown = JSON.parse(text);
  return isJson(events) ? events : {};
}

/** Undefined without git, without a commit, and where the folder is no part of one. */
async function committedText(root: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['show', `HEAD:./${EVENTS_FILE}`], {
      cwd: root,
      maxBuffer: Infinity,
    });
    return stdout;
  } catch {
    return undefined;
  }
}

/** @param printed the text of the file as it would be now */
export function checkKeptEvents(kept: Json, printed: string): Problem[] {
  const now: unknown = JSON.parse(printed);
  return Object.entries(kept).flatMap(([name, schema]): Problem[] => {
    if (!isJson(now) || !(name in now))
      return [
        problem(
          [name],
          `The event '${name}' is gone, and webhooks may have chosen it.`,
          "Keep its version in 'former' of 'x-events', or take its entry out of this file in the same commit to end it.",
        ),
      ];
    const [before, after] = [dataOf(schema), dataOf(now[name])];
    return Object.entries(before).flatMap(([field, value]) =>
      isSame(value, after[field])
        ? []
        : [
            problem(
              [name, 'properties', 'data', 'properties', field],
              field in after ? `'${field}' becomes something else.` : `'${field}' is taken away.`,
              "Raise 'version' of 'x-events', and keep the fields of this one in 'former' while it can be sent.",
            ),
          ],
    );
  });
}

const problem = (place: string[], message: string, hint: string): Problem => ({
  file: EVENTS_FILE,
  pointer: pointer(...place),
  message,
  hint,
});

const dataOf = (schema: unknown): Json => inside(inside(inside(schema, 'properties'), 'data'), 'properties');

/** Whether a receiver reads the one as the other: of the same type and format; words may be added. */
function isSame(before: unknown, after: unknown): boolean {
  if (!isJson(before) || !isJson(after)) return false;
  const [words, now] = [before['enum'], after['enum']];
  const hasWords = !Array.isArray(words) || (Array.isArray(now) && words.every((word) => now.includes(word)));
  const isAlike = ['type', 'format'].every((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]));
  const hasItems = before['items'] === undefined || isSame(before['items'], after['items']);
  const parts = Object.entries(inside(before, 'properties'));
  return (
    hasWords && isAlike && hasItems && parts.every(([name, part]) => isSame(part, inside(after, 'properties')[name]))
  );
}
