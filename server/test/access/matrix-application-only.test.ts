import { describeMatrix } from './matrix.ts';

describeMatrix('the access matrix, with row-level security bypassed', { bypassRowSecurity: true });
