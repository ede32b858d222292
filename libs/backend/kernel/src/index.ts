export { backupModule } from './backup/module';
export { ChangeStream, changeStream } from './changes/change-stream';
export { changesModule } from './changes/module';
export { type Command, type CommandAction, WrongUsage } from './commands/command';
export { joined, moneyText, section, timeText } from './commands/print';
export { readAmount, readArgs, readDay, readCount, readWords } from './commands/read-args';
export { CsvError, readCsv } from './commands/read-csv';
export { byteOrderMark, type CsvCell, toCsvLine } from './commands/write-csv';
export { BackendUnreachable, callBackend, postToStore, runCommand } from './commands/run-command';
export { runVyloha } from './commands/vyloha';
export { type Settings, readSettings } from './config/settings';
export { buildOnce } from './database/build-once';
export { type StoredParameter, type StoredPicture, bySearchColumn } from './database/columns';
export { DataDirInUseError } from './database/data-dir-lock';
export type { Database, Queryable, Transaction } from './database/database';
export { isUnavailable } from './database/database-failure';
export { findEmbeddedClient } from './database/embedded-client';
export { groupBy } from './database/group-by';
export { loadTogether } from './database/load-together';
export { nearestFolder } from './database/nearest-folder';
export { openDatabase } from './database/open-database';
export type { OpenDatabase } from './database/opened-database';
export { isOneOf, textArray } from './database/text-array';
export { deleteMissing, freeValues, recordset, upsert } from './database/upsert';
export { loadTexts } from './i18n/load-texts';
export { localizedText, storedText } from './i18n/localized-text';
export { type TextKey, translate } from './i18n/texts';
export { type BatchSizer, createBatchSizer, pauseMsAfter } from './jobs/batch-sizer';
export { enqueueJobs } from './jobs/enqueue-jobs';
export type { JobDefinition, JobStep } from './jobs/job-definition';
export { createLease } from './jobs/lease';
export { removeJobs, takeJobs } from './jobs/take-jobs';
export { workJobs } from './jobs/work-jobs';
export { contentMail } from './mail/content-mail';
export { type LinkMailKind, linkMail } from './mail/link-mail';
export type { Mail, MailAttachment } from './mail/mail';
export type { MailContent, MailPicture, MailRow, MailSection } from './mail/mail-content';
export type { MailContext } from './mail/mail-declaration';
export { escapeHtml, fill, pageStyle } from './mail/mail-html';
export { type MailShop, shopValues } from './mail/mail-shop';
export { messageIdOf } from './mail/message-id';
export type { ComposedMail, OutboxMail } from './mail/outbox';
export { breakLinks, toPlainLine } from './mail/plain-line';
export { sendMail } from './mail/send-mail';
export { staffLines, typedLine, typedLines } from './mail/typed-lines';
export { withCopy } from './mail/with-copy';
export { recordActions, recordCommands } from './records/record-commands';
export { matchesRecord, recordSearch, recordsSchema } from './records/record-search';
export { deferWork } from './server/background/defer-work';
export { type RunningUpkeep, runUpkeep } from './server/background/run-upkeep';
export { registerErrorHandlers, sendError } from './server/error-handlers';
export { HttpError, type HttpErrorReason, notFound, unavailable } from './server/http-error';
export { ImportError } from './server/import-error';
export { parseBoundedJson } from './server/input/bounded-json';
export { calendarDay } from './server/input/calendar-day';
export { optionalLine, requiredLine } from './server/input/lines';
export { queryNumber, wholeNumber } from './server/input/number-input';
export { parseJson } from './server/input/parse-json';
export { postcodeProblem } from './server/input/postcode';
export { defaultPriceList, requestIdOf } from './server/input/request-headers';
export { sanitizeRequests, toStorable } from './server/input/storable-text';
export { isTin } from './server/input/tin';
export type { BackendDeps } from './server/lifecycle/backend-deps';
export { explainFailure, explainStart } from './server/lifecycle/explain-start';
export { InFlightRequests } from './server/lifecycle/in-flight-requests';
export { type RunningBackend, runUntilSignalled } from './server/lifecycle/run-until-signalled';
export { type CountedCall, enforceRateLimits } from './server/limits/enforce-rate-limits';
export { limitRequests } from './server/limits/limit-requests';
export { day, defineLimits, hour, minute } from './server/limits/limits';
export { serverModule } from './server/module';
export { isEmail, isOfMailbox } from './server/modules/is-of-mailbox';
export {
  type BackendModule,
  type LeavingCustomer,
  type PersonalData,
  type RepeatedWork,
  type TidyContext,
  type UpkeepContext,
  defineModule,
  maxExported,
} from './server/modules/module';
export { registerHealth } from './server/monitoring/health';
export { createLog } from './server/monitoring/log';
export { logRequests } from './server/monitoring/log-requests';
export { namedSchema } from './server/openapi/named-schema';
export { backendPathsModule, examplesSchema, openApiDocument } from './server/openapi/openapi';
export {
  type FailureData,
  dataSchema,
  failureSchema,
  paginate,
  paginatedSchema,
  queryList,
  toPagination,
  toSinglePage,
} from './server/openapi/wire-shapes';
export type { CallerLookup, Identified } from './server/routes/caller';
export { readCommandKey } from './server/routes/command-key';
export { sendPublicResponse } from './server/routes/public-response';
export { registerRoute } from './server/routes/register-route';
export type {
  AnonymousContext,
  CustomerContext,
  PreviewedEntry,
  RequestContext,
} from './server/routes/request-context';
export { type Route, defineFoundRoute, defineRawRoute, defineRoute } from './server/routes/route';
export { type Services, defineService, openServices } from './server/services';
export { hashToken, newToken } from './server/tokens';
export { type ChangedAt, type StateContext, defineStateChange } from './states/define-state-change';
export { defineStates, stateAlone } from './states/request-states';
export { observeLockWaits } from './telemetry/observe-lock-waits';
export { observeRequests } from './telemetry/observe-requests';
export { observeStatements } from './telemetry/observe-statements';
export { type XmlElement, writeElement, writeXml, xml } from './xml/xml';
