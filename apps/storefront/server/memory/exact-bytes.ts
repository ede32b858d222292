/**
 * The bytes in memory of their own. Results of zlib are views of 16 kB chunks, and short buffers of a pool: stored for
 * long, they would hold many times what they are counted as.
 */
export function exactBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  own.set(bytes);
  return own;
}
