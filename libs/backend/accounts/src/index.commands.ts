export { accountCommands } from './accounts/commands';
export { messageCommands } from './messages/commands';
export { newsletterCommands } from './newsletter/commands';
