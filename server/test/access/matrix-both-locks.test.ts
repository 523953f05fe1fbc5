import { describeMatrix } from './matrix.ts';

describeMatrix('the access matrix, with both locks', {});
