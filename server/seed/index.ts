/** Everything that fills a database. A start that only prints what is there loads `logins.ts` alone. */
export { type DemoOptions, seedDemo } from './demo.ts';
export { type DemoLogin, demoLogins, demoPassword, type DemoVisitorCode, demoVisitorCodes } from './logins.ts';
export { seedPlatform } from './platform.ts';
export { type ProductionSeed, seedProduction, type SuperAdministrator } from './production.ts';
