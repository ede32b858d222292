export { newScheduleAction as action, newScheduleLoader as loader } from '@vyloha/company/server';
export { NewSchedulePage as default } from '@vyloha/company/ui';

export const handle = { i18n: ['company.schedule', 'orders.order'] };
