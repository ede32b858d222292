export { reviewCommands } from './reviews/commands';
