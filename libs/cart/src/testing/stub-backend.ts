import { json, type ReceivedRequest, startLocalBackend } from '@vyloha/contract/testing';

export interface StubAnswer {
  status?: number;
  body: unknown;
}

export interface StubRequest {
  /** `PATCH /store/api/v1/cart/items/ci-1` */
  call: string;
  query: URLSearchParams;
  guestToken: string | null;
  body: unknown;
}

/** Method and path to the answer; a function may look at what was asked. */
export type StubAnswers = Readonly<Record<string, StubAnswer | ((request: StubRequest) => StubAnswer)>>;

export interface StubBackend {
  storeUrl: string;
  cmsUrl: string;
  requests: StubRequest[];
  /** Answers from now on, on top of those before. */
  answer(answers: StubAnswers): void;
  stop(): Promise<void>;
}

const notFound: StubAnswer = { status: 404, body: { errors: [{ title: 'Not found' }] } };

function toStubRequest({ method, url, headers, body }: ReceivedRequest): StubRequest {
  const { pathname, searchParams } = new URL(url, 'http://stub');
  const guestToken = headers['x-guest-cart'];
  return {
    call: `${method} ${pathname}`,
    query: searchParams,
    guestToken: typeof guestToken === 'string' ? guestToken : null,
    body: body === '' ? null : JSON.parse(body),
  };
}

/** A backend of answers written by call, for what a real one does only when something is wrong. */
export async function startStubBackend(initial: StubAnswers = {}): Promise<StubBackend> {
  let answers = initial;
  const requests: StubRequest[] = [];
  const backend = await startLocalBackend();
  backend.answer((response, received) => {
    const request = toStubRequest(received);
    requests.push(request);
    const written = answers[request.call] ?? notFound;
    const { status, body } = typeof written === 'function' ? written(request) : written;
    json(body, status)(response, received);
  });
  return {
    storeUrl: `${backend.baseUrl}/store`,
    cmsUrl: `${backend.baseUrl}/cms`,
    requests,
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    stop: backend.stop,
  };
}
