import { describeMatrix } from './matrix.ts';

describeMatrix('the access matrix, on what came out of a backup', { restored: true });
