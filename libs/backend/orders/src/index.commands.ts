export { documentCommands } from './documents/commands';
export { orderCommands } from './orders/commands';
export { paymentCommands } from './payments/commands';
