import { describeMatrix } from './matrix.ts';

describeMatrix("the access matrix, with the application's tenancy switched off", { tenancy: 'database-only' });
