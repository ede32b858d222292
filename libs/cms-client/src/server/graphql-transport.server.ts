import { Client, fetchExchange } from '@urql/core';
import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { BackendUnavailable, createTransport } from '@vyloha/http-client';
import type { TransportOptions, TransportRequest } from '@vyloha/http-client';
import { operationNameOf } from './operation-name';

interface GraphQLTransportOptions extends TransportOptions {
  url: string;
  headers: () => Record<string, string>;
}

type CallFlags = Pick<TransportRequest, 'isShared' | 'isOptional'>;

/** Sends one query and returns its unparsed `data`. */
export type GraphQLTransport = <TData, TVariables extends AnyVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  flags: CallFlags,
) => Promise<unknown>;

/** urql's `fetch` on our transport: timeouts, retries, request id and metrics are the same as for REST. */
function createFetch(options: TransportOptions, label: string, flags: CallFlags): typeof fetch {
  const transport = createTransport(options);
  return async (input, init) => {
    const { status, contentType, text } = await transport({
      ...flags,
      // Long queries go as POST; they are read-only too.
      isRead: true,
      url: new URL(String(input)),
      label,
      method: init?.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : undefined,
    });
    return new Response(text, { status, headers: { 'Content-Type': contentType } });
  };
}

function statusOf(response: unknown): number | undefined {
  return response instanceof Response ? response.status : undefined;
}

/** Queries the content system with urql. Short queries go as GET, so that proxies and `ETag` apply. */
export function createGraphQLTransport({ url, headers, ...options }: GraphQLTransportOptions): GraphQLTransport {
  const client = new Client({
    url,
    exchanges: [fetchExchange],
    preferGetMethod: 'within-url-limit',
    fetchOptions: () => ({ headers: { accept: 'application/graphql-response+json, application/json', ...headers() } }),
  });
  return async (document, variables, flags) => {
    const label = `graphql ${operationNameOf(document)}`;
    const result = await client.query(document, variables, { fetch: createFetch(options, label, flags) }).toPromise();
    if (result.error === undefined) return result.data;
    if (result.error.networkError instanceof BackendUnavailable) throw result.error.networkError;
    const details = { requestId: options.requestId, status: statusOf(result.error.response), cause: result.error };
    throw new BackendUnavailable(label, { reason: 'answer', ...details });
  };
}
