export {
  bytes,
  id,
  indexesByLocale,
  optionalTranslated,
  picture,
  plainCode,
  richText,
  searchColumn,
  searchVector,
  searchVectors,
  timestamptz,
  translated,
  updatedAt,
} from './database/columns';
export { job, leaderLease } from './jobs/tables';
export { outboxMail } from './mail/tables';
export { rateLimit } from './server/limits/tables';
export { calendarDay } from './server/input/calendar-day';
