export { quoteCommands } from './quotes/commands';
