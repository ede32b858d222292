/**
 * Fetches data of the page from its own server after it has loaded.
 * @throws when the response is not successful
 */
export async function fetchDeferred<Answer>(url: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(url, signal === undefined ? {} : { signal });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as Answer;
}
