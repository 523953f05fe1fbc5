/** Tells of changes below a folder. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * Calls `changed` at every change of a file or folder below, some changes more than once. Each folder is watched by
 * itself: Node's recursive watch loses a file on Linux as soon as it was replaced by another one of its name, which is
 * how git and most editors save. Answers how to end it.
 */
export function watchFolder(root: string, changed: () => void): () => void {
  const watchers = new Map<string, fs.FSWatcher>();
  const add = (folder: string): void => {
    // One of that name may have been there before, and its watcher is then about what was removed.
    watchers.get(folder)?.close();
    const watcher = fs.watch(folder, (_event, name) => {
      if (name !== null) addIfFolder(path.join(folder, name));
      changed();
    });
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
    for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) add(path.join(folder, entry.name));
  };
  const addIfFolder = (place: string): void => {
    try {
      if (fs.statSync(place).isDirectory()) add(place);
    } catch {
      // Gone again already; the folder above tells when it is back.
    }
  };
  add(root);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}
