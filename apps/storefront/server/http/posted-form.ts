import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PostedPhotos } from '@vyloha/forms/server';
import { paths, routeOf, type RoutePatternName } from '@vyloha/links';
import { mediaType, readBody, RefusedBody } from './read-body';
import { readPhotoForm } from './read-photo-form';

/** No form of the shop has more; the largest is a product with a quantity for each of its variants. */
const maxFormFields = 200;

/** Sufficient for any form of the shop with every text at its maximum length. */
const maxFormBytes = 64 * 1024;

/**
 * Forms with a higher limit: an order's list may come from a spreadsheet, and has its own error when too long; the form
 * of an order carries what its page shows of up to 200 lines.
 */
const maxBytesByPath: ReadonlyMap<string, number> = new Map([
  [paths.orderImport(), 512 * 1024],
  [paths.bulkOrder(), 512 * 1024],
  [paths.checkoutMethods(), 192 * 1024],
]);

/** Fields that are files: the list of an order, which its handler reads. */
const fileFields: ReadonlyMap<string, string> = new Map([
  [paths.orderImport(), 'file'],
  [paths.bulkOrder(), 'file'],
]);

/** Pages whose forms take photographs: of reviews, and of defects. */
const photoRoutes: readonly RoutePatternName[] = ['product-slug', 'user-claim-new', 'claim-order'];

const multipart = 'multipart/form-data';
const urlEncoded = 'application/x-www-form-urlencoded';

/** The content types of forms; pages read nothing else. */
export const formTypes: readonly string[] = [urlEncoded, multipart];

/** A posted form as Remix reads it: with a limited number of fields, already read, and always in one encoding. */
export interface PostedForm {
  contentType: string;
  body: string;
  /** Null where there were none. */
  photos: PostedPhotos | null;
  /** Null where there was none, or an empty one. */
  file: Uint8Array | null;
}

const ampersand = 0x26;

function countPairs(body: Buffer): number {
  let pairs = 1;
  for (let at = body.indexOf(ampersand); at >= 0; at = body.indexOf(ampersand, at + 1)) pairs += 1;
  return pairs;
}

function assertFieldCount(count: number): void {
  if (count > maxFormFields) throw new RefusedBody(400, 'Too many fields');
}

interface FormParts {
  fields: [name: string, value: string][];
  files: readonly File[];
}

/** @param fileField the only field that may be a file */
async function readParts(body: Buffer, contentType: string, fileField: string | undefined): Promise<FormParts> {
  const parsed = new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData();
  const form = await parsed.catch(() => {
    throw new RefusedBody(400, 'Malformed form');
  });
  const fields: FormParts['fields'] = [];
  const files: File[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.push([name, value]);
    else if (name === fileField) files.push(value);
    else throw new RefusedBody(400, 'A file where none is taken');
  }
  if (files.length > 1) throw new RefusedBody(400, 'More than one file');
  return { fields, files };
}

/**
 * Reads a posted form within its limits, before anything parses it.
 * @param url URL it is posted to
 * @throws RefusedBody when it is too large, has too many fields or is no form
 */
export async function readPostedForm(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): Promise<PostedForm> {
  const [path = ''] = url.split('?', 1);
  const page = path.replace(/\.data$/, '');
  const isMultipart = mediaType(request) === multipart;
  if (isMultipart && photoRoutes.includes(routeOf(page).name)) {
    const limits = { maxTextBytes: maxFormBytes, maxFields: maxFormFields };
    const { fields, photos } = await readPhotoForm(request, response, limits);
    return { contentType: urlEncoded, body: new URLSearchParams(fields).toString(), photos, file: null };
  }
  const body = await readBody(request, maxBytesByPath.get(page) ?? maxFormBytes);
  if (!isMultipart) {
    assertFieldCount(countPairs(body));
    return { contentType: urlEncoded, body: body.toString(), photos: null, file: null };
  }
  const { fields, files } = await readParts(body, request.headers['content-type'] ?? '', fileFields.get(page));
  assertFieldCount(fields.length + files.length);
  // An empty file field is sent as an empty file.
  const file = files.find(({ size }) => size > 0);
  return {
    contentType: urlEncoded,
    body: new URLSearchParams(fields).toString(),
    photos: null,
    file: file === undefined ? null : new Uint8Array(await file.arrayBuffer()),
  };
}
