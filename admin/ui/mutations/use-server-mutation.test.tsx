import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AddNotificationContext, HttpError, type NotificationPayload } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useServerMutation } from './use-server-mutation.ts';

type Mutation = ReturnType<typeof useServerMutation>;

const PAGE = ['page'];

interface ComponentProps {
  options: Parameters<typeof useServerMutation>[0];
  onRender: (mutation: Mutation) => void;
}

function Component({ options, onRender }: ComponentProps) {
  onRender(useServerMutation(options));
  return null;
}

/** What a component that calls the hook has in its hands, and what the application hears of it. */
function mount(options?: ComponentProps['options']) {
  const queries = new QueryClient();
  queries.setQueryData(PAGE, 'as it was read');
  const toasts: NotificationPayload[] = [];
  let mutation: Mutation | undefined;
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <AddNotificationContext value={(toast) => toasts.push(toast)}>
        <Component options={options} onRender={(rendered) => (mutation = rendered)} />
      </AddNotificationContext>
    </QueryClientProvider>,
  );
  if (mutation === undefined) throw new Error('It was not rendered.');
  return { ...mutation, toasts, isReadAnew: () => queries.getQueryState(PAGE)?.isInvalidated };
}

/** A call that is under way until it is answered or refused. */
function call() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let count = 0;
  const send = () => {
    count += 1;
    return promise;
  };
  return { send, answer: resolve, refuse: reject, count: () => count };
}

const refusal = new HttpError('Somebody was quicker.', 409);

test('what is pressed twice is sent once; it can be sent again afterwards', async () => {
  const { mutate } = mount();
  const { send, answer, count } = call();
  const first = mutate(send);
  expect(await mutate(send)).toBe(undefined);
  answer('stored');
  expect(await first).toBe('stored');
  expect(count()).toBe(1);
  expect(await mutate(send)).toBe('stored');
  expect(count()).toBe(2);
});

test('what was refused can be sent again', async () => {
  const { mutate } = mount();
  expect(await mutate(() => Promise.reject(refusal))).toBe(undefined);
  expect(await mutate(() => Promise.resolve('stored'))).toBe('stored');
});

test('what is done is said in a toast, and the page is read anew', async () => {
  const { mutate, toasts, isReadAnew } = mount();
  await mutate(() => Promise.resolve('stored'), { message: 'app.saved', words: { name: 'Harbor' } });
  expect(toasts).toMatchObject([
    { message: 'app.saved', type: 'success', notificationOptions: { messageArgs: { name: 'Harbor' } } },
  ]);
  await expect.poll(isReadAnew).toBe(true);
});

test('without words for it, who calls says what there is to say', async () => {
  const { mutate, toasts, isReadAnew } = mount();
  await mutate(() => Promise.resolve('stored'));
  expect(toasts).toEqual([]);
  expect(isReadAnew()).toBe(false);
});

test('a refusal stays to be shown, and neither says anything nor reads the page anew', async () => {
  const { mutate, toasts, isReadAnew } = mount();
  await mutate(() => Promise.reject(refusal), { message: 'app.saved' });
  expect(toasts).toEqual([]);
  expect(isReadAnew()).toBe(false);
});

test('a refusal is said in a toast where that was asked for, and the page is read anew', async () => {
  const { mutate, toasts, isReadAnew } = mount({ errors: 'toast' });
  await mutate(() => Promise.reject(refusal), { message: 'app.saved' });
  expect(toasts).toMatchObject([{ message: refusal.message, type: 'error' }]);
  await expect.poll(isReadAnew).toBe(true);
});

test('a refusal is told by who was given for it', async () => {
  const told: unknown[] = [];
  const { mutate, toasts } = mount({ errors: (error) => told.push(error) });
  await mutate(() => Promise.reject(refusal), { message: 'app.saved' });
  expect(told).toEqual([refusal]);
  expect(toasts).toEqual([]);
});
