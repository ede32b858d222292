const centralHeader = 0x02014b50;
const endOfArchive = 0x06054b50;
const endLength = 22;

/** Files of an archive without compression, by name, as its directory lists them. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - endLength;
  if (archive.readUInt32LE(end) !== endOfArchive) throw new Error('The archive is not complete.');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === centralHeader) {
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(name, archive.subarray(start, start + archive.readUInt32LE(at + 20)));
    at += 46 + nameLength + extraLength + archive.readUInt16LE(at + 32);
  }
  return files;
}
