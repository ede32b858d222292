/** Path that a response redirects to; `null` for anything else. */
export function locationOf(response: unknown): string | null {
  return response instanceof Response ? response.headers.get('Location') : null;
}

/** Status and path of a redirect that is returned or thrown; whatever else comes, as it is. */
export async function redirectOf(responding: unknown): Promise<unknown> {
  try {
    const response = await responding;
    return response instanceof Response ? [response.status, locationOf(response)] : response;
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, locationOf(thrown)];
    throw thrown;
  }
}
