import * as v from 'valibot';

/** What nodemailer tells about a failure of the mail server. */
const smtpError = v.object({
  code: v.optional(v.string()),
  command: v.string(),
  responseCode: v.optional(v.number()),
});

function parse(error: unknown): v.InferOutput<typeof smtpError> | null {
  const { success, output } = v.safeParse(smtpError, error);
  return success ? output : null;
}

/** Whether the mail server refused this very mail or its recipient, and may accept others. */
export function isMailRefused(error: unknown): boolean {
  const { code } = parse(error) ?? {};
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

/** Whether the mail has surely not been accepted; a lost answer leaves that open. */
export function isSurelyNotSent(error: unknown): boolean {
  return isMailRefused(error) || parse(error)?.command === 'CONN';
}

/** A failure for the log: the answers of mail servers contain addresses. */
export function toLoggedFailure(error: unknown): object {
  return parse(error) ?? { err: error };
}
