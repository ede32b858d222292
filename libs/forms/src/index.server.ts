export { uploadPhotos, withoutPhotosField, withPhotoProblem } from './photos/upload-photos.server';
export type { PostedPhotos } from './submission/load-context';
export { attemptField, newAttempt, requireAttempt } from './submission/attempt.server';
export { readMailLink } from './submission/read-mail-link.server';
export { readFields, readForm } from './submission/read-form.server';
export { parseSubmission } from './submission/parse-submission.server';
export type { AcceptedForm } from './submission/parse-submission.server';
