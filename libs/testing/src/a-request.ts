interface RequestDetails {
  headers?: Readonly<Record<string, string>> | undefined;
  cookies?: Readonly<Record<string, string>> | undefined;
  /** Fields of a plain POST; a list sends a field more than once. */
  form?: Readonly<Record<string, string | readonly string[]>> | undefined;
}

function toBody(form: NonNullable<RequestDetails['form']>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) {
    for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
  }
  return body;
}

/** A browser request: a GET, or with `form` a plain POST. */
export function aRequest(path = '/', { headers = {}, cookies = {}, form }: RequestDetails = {}): Request {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return new Request(new URL(path, 'http://localhost:3000'), {
    headers: { ...(cookie.length > 0 ? { Cookie: cookie.join('; ') } : {}), ...headers },
    ...(form === undefined ? {} : { method: 'POST', body: toBody(form) }),
  });
}
