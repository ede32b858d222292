export { orderCalendarLoader as loader } from '@vyloha/orders/server';
