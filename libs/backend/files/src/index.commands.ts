export { fileCommands } from './files/commands';
