import type { IncomingMessage, ServerResponse } from 'node:http';
import { photoLimits } from '@vyloha/contract';
import type { PostedPhotos } from '@vyloha/forms/server';
import { readBody, RefusedBody } from './read-body';
import { splitMultipart, type FormPart } from './split-multipart';
import { reserveUpload } from './upload-budget';

const megabyte = 1024 * 1024;
const maxPhotoBytes = photoLimits.maxMegabytes * megabyte;
/** All photographs, and the other fields; more than that is not read. */
const maxFormBytes = (photoLimits.perReview * photoLimits.maxMegabytes + 8) * megabyte;
/** Whoever sends more slowly keeps memory from others. */
const readTimeoutMs = 120_000;

/** The file field of a review or claim. Its files are what browsers call photographs; the backend looks into them. */
const photoField = 'photoFiles';

function toPhotos(files: readonly FormPart[]): PostedPhotos {
  // An empty file field is sent as an empty file.
  const chosen = files.map(({ content }) => content).filter(({ length }) => length > 0);
  if (chosen.length > photoLimits.perReview) return { files: [], problem: 'tooMany' };
  const fitting = chosen.filter(({ length }) => length <= maxPhotoBytes);
  return { files: fitting, problem: fitting.length < chosen.length ? 'tooLarge' : null };
}

interface PhotoForm {
  fields: [name: string, value: string][];
  photos: PostedPhotos;
}

/**
 * Reads a form that may have photographs. The memory of it is reserved until the response is closed.
 * @param maxTextBytes of all fields that are no files
 * @throws RefusedBody for a form that the shop's page cannot send, Overloaded when too many are sent at once
 */
export async function readPhotoForm(
  request: IncomingMessage,
  response: ServerResponse,
  { maxTextBytes, maxFields }: { maxTextBytes: number; maxFields: number },
): Promise<PhotoForm> {
  const declaredBytes = Number(request.headers['content-length'] ?? maxFormBytes);
  const release = reserveUpload(Math.min(declaredBytes, maxFormBytes));
  if (response.closed) release();
  else response.once('close', release);
  const timeout = setTimeout(() => request.destroy(), readTimeoutMs);
  const body = await readBody(request, maxFormBytes).finally(() => clearTimeout(timeout));
  const parts = splitMultipart(body, request.headers['content-type'] ?? '', maxFields);
  const files = parts.filter(({ isFile }) => isFile);
  if (files.some(({ name }) => name !== photoField)) throw new RefusedBody(400, 'A file where none is taken');
  const texts = parts.filter(({ isFile }) => !isFile);
  const textBytes = texts.reduce((sum, { content }) => sum + content.length, 0);
  if (textBytes > maxTextBytes) throw new RefusedBody(413, 'Payload too large');
  return { fields: texts.map(({ name, content }) => [name, content.toString()]), photos: toPhotos(files) };
}
