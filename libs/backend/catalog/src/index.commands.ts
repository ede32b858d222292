export { searchCommands } from './search/popular/commands';
