export type { Config, GopayConfig, ServicesConfig } from './config.server';
export { ConfigError } from './config-error.server';
export { isDutyOn } from './legal-duties';
export type { DutyOff, LegalDuty } from './legal-duties';
export { limits } from './limits';
export { readConfig } from './read-config.server';
export { themeColors } from './theme-colors';
export { toPublicConfig } from './to-public-config.server';
