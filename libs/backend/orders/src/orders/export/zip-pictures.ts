import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A picture in an archive. */
export interface ZippedPicture {
  name: string;
  bytes: Buffer;
}

/** A stream that lets go of its bytes when they were read: the archive holds all its streams until it ends. */
function toStream(bytes: Buffer): Readable {
  let unread: Buffer | null = bytes;
  return new Readable({
    read() {
      const chunk = unread;
      unread = null;
      this.push(chunk);
    },
  });
}

/**
 * A zip archive of pictures, each asked for only when the one before was read: however many there are, few are in
 * memory. A reader that goes away ends it; a picture that fails breaks the archive off.
 */
export function zipPictures(pictures: AsyncIterable<ZippedPicture>): Readable {
  const archive = new ZipFile();
  const { outputStream: output } = archive;
  if (!(output instanceof Readable)) throw new TypeError('The archive is no readable stream');
  const isClosed = new Promise((resolve) => output.once('close', resolve));

  const addAll = async (): Promise<void> => {
    for await (const { name, bytes } of pictures) {
      const picture = toStream(bytes);
      const isRead = once(picture, 'close');
      // Pictures are compressed already.
      archive.addReadStream(picture, name, { compress: false });
      await Promise.race([isRead, isClosed]);
      if (output.destroyed) return;
    }
    archive.end();
  };

  addAll().catch((error: Error) => output.destroy(error));
  return output;
}
