export { vatNumberCommands } from './vat-numbers/commands';
