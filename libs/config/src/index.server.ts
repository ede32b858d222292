export type { Config, GopayConfig, ServicesConfig } from './config.server';
export { ConfigError } from './config-error.server';
export { limits } from './limits';
export { readConfig } from './read-config.server';
export { toPublicConfig } from './to-public-config.server';
