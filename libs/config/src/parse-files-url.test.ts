import { describe, expect, it } from 'vitest';
import { parseFilesUrl } from './parse-files-url';
import { readConfig } from './read-config.server';

const endpoint = 'https://s3.example.com';

describe('parseFilesUrl', () => {
  it.each([
    ['/srv/files', { folder: '/srv/files' }],
    ['files', { folder: 'files' }],
    ['file:///srv/my%20files', { folder: '/srv/my files' }],
    [
      `s3://shop-files/production/cz/?endpoint=${endpoint}/&region=eu-central-1&pathStyle=true`,
      { bucket: 'shop-files', prefix: 'production/cz/', endpoint, region: 'eu-central-1', isPathStyle: true },
    ],
    [
      's3://shop-files?region=eu-central-1',
      {
        bucket: 'shop-files',
        prefix: '',
        endpoint: 'https://s3.eu-central-1.amazonaws.com',
        region: 'eu-central-1',
        isPathStyle: false,
      },
    ],
  ])('reads %s', (value, expected) => {
    expect(parseFilesUrl(value)).toEqual(expected);
  });

  it.each([
    'https://s3.example.com/bucket',
    's3://',
    's3://Bucket_1',
    's3://key:secret@bucket',
    's3://bucket/with%20space',
    's3://bucket?endpoint=s3.example.com',
    's3://bucket?endpoint=https://s3.example.com/path',
    's3://bucket?path-style=true',
    's3://bucket?pathStyle=yes',
  ])('refuses %s', (value) => {
    expect(parseFilesUrl(value)).toBeNull();
  });
});

describe('files of the shop', () => {
  it('are below DATA_DIR unless it is said otherwise', () => {
    expect(readConfig({}).files).toBeNull();
  });

  it('need the keys of a store that speaks S3', () => {
    expect(() => readConfig({ FILES_URL: 's3://bucket', AWS_ACCESS_KEY_ID: 'a' })).toThrow(
      'AWS_SECRET_ACCESS_KEY is missing, expected a value, since FILES_URL is s3://',
    );
    const env = { FILES_URL: 's3://bucket', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
    expect(readConfig(env).files).toMatchObject({
      bucket: 'bucket',
      credentials: { keyId: 'a', secret: 'b', token: null },
    });
  });
});
