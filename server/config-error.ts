/** A setting that can't be used; the message says what to do. */
export class ConfigError extends Error {}
