import * as v from 'valibot';

/** A store of files that speaks the S3 protocol. */
export interface S3Place {
  bucket: string;
  /** In front of each key, with a slash at the end; empty for the whole bucket. */
  prefix: string;
  /** Origin. */
  endpoint: string;
  region: string;
  /** Whether the bucket is in the path instead of the host's name. */
  isPathStyle: boolean;
}

export interface S3Config extends S3Place {
  credentials: { keyId: string; secret: string; token: string | null };
}

/** Where the files of the shop are. */
export type FilesConfig = { folder: string } | S3Config;

export const expectedFilesUrl =
  'a folder or an address such as s3://bucket/prefix?endpoint=https://s3.example.com&region=eu-central-1&pathStyle=true';

const parameters = v.strictObject({
  endpoint: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\/?$/), v.url())),
  region: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), 'us-east-1'),
  pathStyle: v.optional(v.picklist(['true', 'false']), 'false'),
});
const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixPattern = /^(?:[\w.=-]+\/)*$/;

function parseS3({ hostname: bucket, pathname, searchParams, username, hash }: URL): S3Place | null {
  const given = v.safeParse(parameters, Object.fromEntries(searchParams));
  const path = pathname.replace(/^\/+|\/+$/g, '');
  const prefix = path === '' ? '' : `${path}/`;
  const isValid =
    given.success && username === '' && hash === '' && bucketPattern.test(bucket) && prefixPattern.test(prefix);
  if (!isValid) return null;
  const { region, endpoint = `https://s3.${region}.amazonaws.com`, pathStyle } = given.output;
  return { bucket, prefix, endpoint: new URL(endpoint).origin, region, isPathStyle: pathStyle === 'true' };
}

/** Null for an address of another kind, or with something in it that nothing reads. */
export function parseFilesUrl(value: string): { folder: string } | S3Place | null {
  if (value.startsWith('s3://')) return URL.canParse(value) ? parseS3(new URL(value)) : null;
  if (value.startsWith('file://')) {
    return URL.canParse(value) ? { folder: decodeURIComponent(new URL(value).pathname) } : null;
  }
  return value.includes('://') ? null : { folder: value };
}
