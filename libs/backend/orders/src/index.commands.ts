export { documentCommands } from './documents/commands';
export { orderCommands } from './orders/commands';
export { parcelCommands } from './parcels/commands';
export { paymentCommands } from './payments/commands';
