/** WASI error numbers of PGlite's file system, mapped to system error codes. */
const codes: Readonly<Record<number, string>> = { 2: 'EACCES', 19: 'EDQUOT', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' };

/** Converts what PGlite threw to an error with a system code: its file system throws plain objects. */
export function toEmbeddedFailure(thrown: unknown): Error {
  if (thrown instanceof Error && 'code' in thrown) return thrown;
  const errno = typeof thrown === 'object' && thrown !== null && 'errno' in thrown ? Number(thrown.errno) : 0;
  const code = codes[errno];
  const failure = new Error('The embedded database could not be opened', { cause: thrown });
  return code === undefined ? failure : Object.assign(failure, { code });
}
