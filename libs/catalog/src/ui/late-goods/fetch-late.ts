/**
 * What a page asks of its own server after it, written there for this very script.
 * @throws when it is not answered
 */
export async function fetchLate<Answer>(address: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(address, signal === undefined ? {} : { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Answer;
}
