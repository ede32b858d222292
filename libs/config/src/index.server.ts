export type { Config, ServicesConfig } from './config.server';
export { ConfigProblem } from './config-problem.server';
export { readConfig } from './read-config.server';
export { toPublicConfig } from './to-public-config.server';
