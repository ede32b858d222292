export type { Config, GopayConfig, ServicesConfig } from './config.server';
export { ConfigError } from './config-error.server';
export { feedNames } from './feed-names';
export type { FeedName } from './feed-names';
export { limits } from './limits';
export { readConfig } from './read-config.server';
export { themeColors } from './theme-colors';
export { toPublicConfig } from './to-public-config.server';
