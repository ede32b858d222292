export { scheduleAction as action, scheduleLoader as loader } from '@vyloha/company/server';
export { SchedulePage as default } from '@vyloha/company/ui';

export const handle = { i18n: ['company.schedule', 'orders.order'] };
