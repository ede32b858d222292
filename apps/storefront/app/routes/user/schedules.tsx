export { schedulesLoader as loader } from '@vyloha/account/server';
export { SchedulesPage as default } from '@vyloha/account/ui';
