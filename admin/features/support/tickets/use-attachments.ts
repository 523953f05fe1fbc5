import { useEffect, useRef, useState } from 'react';
import { supportCommentMedia } from '../../../generated/resources.ts';
import { closestWordsOf } from '../../../providers/problem.ts';
import { useSession } from '../../../providers/use-session.tsx';
import { isObject } from '../../../providers/user-data.ts';

/** As the server has it: of one request or reply, and of one file in bytes. */
export const MAX_FILES = 5;
export const MAX_BYTES = 10_000_000;

export interface Attachment {
  /** Of this browser; the server's id comes once it is there. */
  key: number;
  name: string;
  size: number;
  /** How much has gone out, from 0 to 1. */
  share: number;
  id?: number;
  /** Why it was refused: a key of admin/i18n, or the server's words. */
  violation?: string;
}

/** Files that are sent while the text is still being written, several at once; what is sent with it are their ids. */
export function useAttachments(ticketId?: number) {
  const { client } = useSession();
  const [files, setFiles] = useState<Attachment[]>([]);
  const underWay = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);
  useEffect(() => {
    const sent = underWay.current;
    return () => {
      for (const gone of sent.values()) gone.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<Attachment>) =>
    setFiles((known) => known.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function send(key: number, file: File): Promise<void> {
    const gone = new AbortController();
    underWay.current.set(key, gone);
    const query = new URLSearchParams({
      name: file.name,
      ...(ticketId !== undefined && { support_ticket_id: String(ticketId) }),
    });
    try {
      const { json } = await client.upload(`/${supportCommentMedia.path}/upload_file/?${query.toString()}`, {
        file,
        signal: gone.signal,
        onSent: (share) => change(key, { share }),
      });
      if (isObject(json) && typeof json.id === 'number') change(key, { id: json.id, share: 1 });
    } catch (error) {
      if (!gone.signal.aborted) change(key, { violation: closestWordsOf(error) });
    } finally {
      underWay.current.delete(key);
    }
  }

  function add(chosen: readonly File[]): void {
    let room = MAX_FILES - files.filter(({ violation }) => violation === undefined).length;
    const added = chosen.map((file) => {
      const tooMany = room <= 0;
      const tooLarge = file.size > MAX_BYTES;
      const violation = tooLarge ? 'app.support.files.too_large' : tooMany ? 'app.support.files.too_many' : undefined;
      if (violation === undefined) room -= 1;
      const entry: Attachment = { key: nextKey.current++, name: file.name, size: file.size, share: 0 };
      return { file, entry: violation === undefined ? entry : { ...entry, violation } };
    });
    setFiles((known) => [...known, ...added.map(({ entry }) => entry)]);
    for (const { file, entry } of added) if (entry.violation === undefined) void send(entry.key, file);
  }

  return {
    files,
    add,
    remove(key: number): void {
      underWay.current.get(key)?.abort();
      setFiles((known) => known.filter((one) => one.key !== key));
    },
    clear: () => setFiles([]),
    ids: files.flatMap(({ id }) => id ?? []),
    isSending: files.some(({ id, violation }) => id === undefined && violation === undefined),
    isRefused: files.some(({ violation }) => violation !== undefined),
  };
}
