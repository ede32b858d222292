export { scheduleAction as action, scheduleLoader as loader } from '@vyloha/account/server';
export { SchedulePage as default } from '@vyloha/account/ui';
