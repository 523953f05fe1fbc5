/** Runs in a thread of its own, see `thread-renderer.ts`: what it is given is a page, what it answers that page rendered. */
import { workerData } from 'node:worker_threads';
import { builtRenderer, type BuildDirectories } from './render.ts';

export const renderPage = builtRenderer(workerData as BuildDirectories);
