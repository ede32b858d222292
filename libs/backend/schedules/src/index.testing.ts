export { composeScheduleMail } from './schedules/compose-schedule-mail';
export { requireScheduling } from './schedules/require-scheduling';
export { runSchedules } from './schedules/run-schedules';
