export { orderCommands } from './orders/commands';
export { paymentCommands } from './payments/commands';
