/** Renders pages in a thread of its own: one of many controls takes hundreds of milliseconds, in which nobody else was answered. */
import path from 'node:path';
import { Piscina } from 'piscina';
import type { BuildDirectories, RenderedPage, RenderPage } from './render.ts';

/** In milliseconds: whoever designs a long survey looks at it again and again. */
const IDLE = 60_000;

export interface ThreadRenderer {
  renderPage: RenderPage;
  /** Waits for what is being rendered. */
  stop(): Promise<void>;
}

/** The thread begins with its first page, and ends when it has had none for a minute. */
export function createThreadRenderer(directories: BuildDirectories): ThreadRenderer {
  const pool = new Piscina<unknown, RenderedPage>({
    filename: path.join(import.meta.dirname, 'render-thread.ts'),
    name: 'renderPage',
    workerData: directories,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    recordTiming: false,
  });
  return { renderPage: (page) => pool.run(page), stop: () => pool.close() };
}
