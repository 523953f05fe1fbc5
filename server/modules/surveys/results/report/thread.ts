/** The thread in which a report is drawn. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ReportOrder } from './blocks.ts';
import { reportPdf } from './pdf.ts';

parentPort?.postMessage(await reportPdf(workerData as ReportOrder));
