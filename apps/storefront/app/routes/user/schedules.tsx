export { schedulesLoader as loader } from '@vyloha/company/server';
export { SchedulesPage as default } from '@vyloha/company/ui';

export const handle = { i18n: ['company.schedules', 'company.schedule'] };
