import { afterEach, describe, expect, it, vi } from 'vitest';
import { finishThenSubmit, unfinished } from './unfinished.ts';

afterEach(() => unfinished.clear());

/** Stands for the form of a page. */
const formOf = () => {
  const requestSubmit = vi.fn<(submitter?: HTMLElement | null) => void>();
  return { ref: { current: { requestSubmit } }, requestSubmit };
};
const begin = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const finish = vi.fn<() => Promise<void>>(() => promise);
  unfinished.add(finish);
  return { finish, end: () => (unfinished.delete(finish), resolve()) };
};

describe('going on while something is still given', () => {
  it('waits for it, and for what comes of it, and goes on once', async () => {
    const { ref, requestSubmit } = formOf();
    const recording = begin();
    const going = finishThenSubmit(ref, null);
    await finishThenSubmit(ref, null);
    expect(recording.finish).toHaveBeenCalledOnce();
    const file = begin();
    recording.end();
    await vi.waitFor(() => expect(file.finish).toHaveBeenCalledOnce());
    expect(requestSubmit).not.toHaveBeenCalled();
    file.end();
    await going;
    expect(requestSubmit).toHaveBeenCalledOnce();
  });

  it('does not go on in the next visitor’s form', async () => {
    const { ref, requestSubmit } = formOf();
    const recording = begin();
    const going = finishThenSubmit(ref, null);
    const next = formOf();
    ref.current = next.ref.current;
    recording.end();
    await going;
    expect([requestSubmit.mock.calls, next.requestSubmit.mock.calls]).toEqual([[], []]);
  });
});
