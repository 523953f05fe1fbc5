import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSender } from './sender.ts';

afterEach(() => vi.unstubAllGlobals());

const page = {
  submission: { address: '/api/setsurveyanswer/', code: 'CODE', version_key: 'KEY' },
  token: 'T',
  versionId: 7,
};
type Sent = { answers: object; partial: boolean };

/** Stands for the network: each request waits until it is let go. */
function network() {
  const sent: Sent[] = [];
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Sent);
    return new Promise<Response>((resolve) => waiting.push(resolve));
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    sent,
    turn,
    async answer(response = Response.json({})): Promise<void> {
      await turn();
      waiting.shift()?.(response);
      await turn();
    },
  };
}

describe('sending', () => {
  it('says what the response is and what was shown', async () => {
    const net = network();
    const sender = createSender(page);
    const result = sender.all({ experience: 5 }, 'de');
    await net.answer();
    expect(await result).toEqual({ kind: 'stored' });
    expect(net.sent).toEqual([
      {
        code: 'CODE',
        response_token: 'T',
        survey_version_id: 7,
        version_key: 'KEY',
        locale: 'de',
        answers: { experience: 5 },
        partial: false,
      },
    ]);
  });

  it('keeps the order, and skips what a later answer overtook', async () => {
    const net = network();
    const sender = createSender(page);
    sender.soFar({ experience: 1 }, 'en');
    await net.turn();
    sender.soFar({ experience: 2 }, 'en');
    sender.soFar({ experience: 3 }, 'en');
    const result = sender.all({ experience: 3, comment: 'x' }, 'en');
    await net.turn();
    expect(net.sent).toHaveLength(1);
    await net.answer();
    await net.answer();
    await result;
    expect(net.sent.map(({ answers, partial }) => ({ answers, partial }))).toEqual([
      { answers: { experience: 1 }, partial: true },
      { answers: { experience: 3, comment: 'x' }, partial: false },
    ]);
  });

  it('sends the same answers so far once, and none when there are none', async () => {
    const net = network();
    const sender = createSender(page);
    sender.soFar({}, 'en');
    sender.soFar({ experience: 1 }, 'en');
    await net.answer();
    sender.soFar({ experience: 1 }, 'en');
    await net.turn();
    expect(net.sent).toHaveLength(1);
  });

  it('names the questions that the server refused', async () => {
    const net = network();
    const result = createSender(page).all({ experience: 9 }, 'en');
    const errors = [
      { pointer: '/answers/experience', code: 'maximum' },
      { pointer: '/answers/comment', code: 'required' },
    ];
    await net.answer(Response.json({ errors }, { status: 400 }));
    expect(await result).toEqual({
      kind: 'refused',
      violations: [
        { question: 'experience', code: 'maximum' },
        { question: 'comment', code: 'required' },
      ],
    });
  });

  it.each([429, 500, 503])('may be tried again after %i', async (status) => {
    const net = network();
    const result = createSender(page).all({ experience: 5 }, 'en');
    await net.answer(new Response('', { status }));
    expect(await result).toEqual({ kind: 'failed' });
  });

  it('may be tried again without a signal', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await createSender(page).all({ experience: 5 }, 'en')).toEqual({ kind: 'failed' });
  });

  it('outlives the page only where the browser allows it', async () => {
    const kept: boolean[] = [];
    vi.stubGlobal('fetch', async (_: string, { keepalive }: { keepalive: boolean }) => {
      kept.push(keepalive);
      return Response.json({});
    });
    await createSender(page).all({ comment: 'short' }, 'en');
    // Beyond 64 KiB a browser refuses to send such a request at all.
    await createSender(page).all({ comment: 'x'.repeat(70_000) }, 'en');
    expect(kept).toEqual([true, false]);
  });

  it('does nothing in a preview', async () => {
    const net = network();
    const sender = createSender({ ...page, submission: null });
    sender.soFar({ experience: 1 }, 'en');
    expect(await sender.all({ experience: 1 }, 'en')).toEqual({ kind: 'stored' });
    expect(net.sent).toEqual([]);
  });
});
