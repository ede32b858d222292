/** The two forms of a page's hand-off stream. */
export type HandOff =
  | { kind: 'single'; chunk: string }
  /** The page defers something: nothing was lost, `stream` replays what was read and continues. */
  | { kind: 'streaming'; stream: ReadableStream<Uint8Array> };

/**
 * Loader data without promises is exactly one chunk of Remix's hand-off stream, and then the stream closes. Such a
 * page can be rendered into one string. The second read resolves at once when the stream has closed; it is raced
 * against a turn of the event loop, so a deferred page is not delayed.
 */
export async function readHandOff(stream: ReadableStream<Uint8Array>): Promise<HandOff> {
  const reader = stream.getReader();
  const first = await reader.read();
  if (first.done) return { kind: 'single', chunk: '' };
  const second = reader.read();
  const outcome = await Promise.race([second, nextTurn()]);
  if (outcome !== undefined && outcome.done) return { kind: 'single', chunk: new TextDecoder().decode(first.value) };
  return { kind: 'streaming', stream: replay(first.value, second, reader) };
}

function nextTurn(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(resolve, undefined));
}

function replay(
  first: Uint8Array,
  second: Promise<ReadableStreamReadResult<Uint8Array>>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  let pending: Promise<ReadableStreamReadResult<Uint8Array>> | null = second;
  return new ReadableStream({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      const result = await (pending ?? reader.read());
      pending = null;
      if (result.done) controller.close();
      else controller.enqueue(result.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
