import { json, type ReceivedRequest, startLocalBackend } from '@vyloha/http-client/testing';

export interface StubResponse {
  status?: number;
  body: unknown;
}

export interface StubRequest {
  /** `PATCH /store/api/v1/cart/items/ci-1` */
  call: string;
  query: URLSearchParams;
  guestToken: string | null;
  idempotencyKey?: string;
  body: unknown;
}

/** Responses by method and path; a function receives the request. */
export type StubResponses = Readonly<Record<string, StubResponse | ((request: StubRequest) => StubResponse)>>;

export interface StubBackend {
  storeUrl: string;
  cmsUrl: string;
  requests: StubRequest[];
  /** Adds or overrides responses from now on. */
  respond(responses: StubResponses): void;
  stop(): Promise<void>;
}

const notFound: StubResponse = { status: 404, body: { errors: [{ title: 'Not found' }] } };

function toStubRequest({ method, url, headers, body }: ReceivedRequest): StubRequest {
  const { pathname, searchParams } = new URL(url, 'http://stub');
  const guestToken = headers['x-guest-cart'];
  const idempotencyKey = headers['idempotency-key'];
  return {
    call: `${method} ${pathname}`,
    query: searchParams,
    guestToken: typeof guestToken === 'string' ? guestToken : null,
    ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
    body: body === '' ? null : JSON.parse(body),
  };
}

/** A stub backend with responses by call, for failures that a real one rarely has. */
export async function startStubBackend(initial: StubResponses = {}): Promise<StubBackend> {
  let responses = initial;
  const requests: StubRequest[] = [];
  const backend = await startLocalBackend();
  backend.reply((response, received) => {
    const request = toStubRequest(received);
    requests.push(request);
    const stub = responses[request.call] ?? notFound;
    const { status, body } = typeof stub === 'function' ? stub(request) : stub;
    json(body, status)(response, received);
  });
  return {
    storeUrl: `${backend.baseUrl}/store`,
    cmsUrl: `${backend.baseUrl}/cms`,
    requests,
    respond: (more) => {
      responses = { ...responses, ...more };
    },
    stop: backend.stop,
  };
}
