export { orderSchedule, scheduleRun } from './schedules/tables';
