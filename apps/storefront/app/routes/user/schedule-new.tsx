export { newScheduleAction as action, newScheduleLoader as loader } from '@vyloha/account/server';
export { NewSchedulePage as default } from '@vyloha/account/ui';
