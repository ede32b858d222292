import { RefusedBody } from './read-body';

/** A part of a multipart form; its content is a view of the body. */
export interface FormPart {
  name: string;
  isFile: boolean;
  content: Buffer;
}

const lineEnd = '\r\n';
const headerEnd = '\r\n\r\n';
/** As browsers write it: the name first, quotes in it encoded. */
const dispositionPattern = /^content-disposition:\s*form-data\s*;\s*name="([^"]*)"(\s*;\s*filename\*?=)?/im;

function malformed(): RefusedBody {
  return new RefusedBody(400, 'Malformed form');
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || boundary.length > 70) throw malformed();
  return boundary;
}

function toPart(part: Buffer): FormPart {
  const end = part.indexOf(headerEnd);
  const [, name, file] = dispositionPattern.exec(part.subarray(0, Math.max(end, 0)).toString()) ?? [];
  if (name === undefined) throw malformed();
  return { name, isFile: file !== undefined, content: part.subarray(end + headerEnd.length) };
}

/**
 * Splits a multipart form into its parts without copying them.
 * @throws RefusedBody for one that browsers do not send, or with more parts than that
 */
export function splitMultipart(body: Buffer, contentType: string, maxParts: number): FormPart[] {
  const delimiter = `--${boundaryOf(contentType)}`;
  if (!body.subarray(0, delimiter.length).equals(Buffer.from(delimiter))) throw malformed();
  const parts: FormPart[] = [];
  let from = delimiter.length;
  while (body.toString('latin1', from, from + 2) === lineEnd) {
    const end = body.indexOf(`${lineEnd}${delimiter}`, from);
    if (end < 0) throw malformed();
    if (parts.length === maxParts) throw new RefusedBody(400, 'Too many fields');
    parts.push(toPart(body.subarray(from + lineEnd.length, end)));
    from = end + lineEnd.length + delimiter.length;
  }
  if (body.toString('latin1', from, from + 2) !== '--') throw malformed();
  return parts;
}
