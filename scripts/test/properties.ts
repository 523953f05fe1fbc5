/**
 * fast-check as all tests use it. Properties are tried with other inputs in each run, but on a build server with the same
 * ones: what fails there has come with the change. PROPERTY_SEED=<seed> plays a run again.
 */
import fc from 'fast-check';

const BUILD_SERVER_SEED = 20_261_123;

const given = process.env['PROPERTY_SEED'] ?? (process.env['CI'] ? String(BUILD_SERVER_SEED) : undefined);

export const propertySeed: number = given === undefined ? Math.trunc(Math.random() * 2 ** 31) : Number(given);

fc.configureGlobal({ seed: propertySeed });

export default fc;
