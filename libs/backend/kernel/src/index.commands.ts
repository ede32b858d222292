export { backupCommands } from './backup/commands';
