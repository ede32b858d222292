// @ts-check

/** @param {string} url @returns {Promise<any>} @throws unless the response is 200 */
export async function fetchJson(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
