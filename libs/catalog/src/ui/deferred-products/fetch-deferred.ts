type Guard<Data> = (json: unknown) => json is Data;

/**
 * Fetches data of the page from its own server after it has loaded.
 * @throws when the response is not successful, or its data are of another version of the page
 */
export async function fetchDeferred<Data>(
  url: string,
  guard: Guard<Data> | Promise<Guard<Data>>,
  signal?: AbortSignal,
): Promise<Data> {
  const [response, isData] = await Promise.all([fetch(url, signal === undefined ? {} : { signal }), guard]);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const json: unknown = await response.json();
  if (!isData(json)) throw new Error(`${url}: unexpected data`);
  return json;
}
