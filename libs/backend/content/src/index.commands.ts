export { contentCommands } from './content/commands';
