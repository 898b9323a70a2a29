import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  S3Client,
  type ServerSideEncryption,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type FileStore, WrongContent } from './file-store.ts';

/** How a bucket is reached. */
export interface S3Settings {
  readonly bucket: string;
  /** Before every key; empty, or ends in `/`. */
  readonly prefix: string;
  /** The URL of a service other than Amazon's. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** The service's encryption at rest. */
  readonly encryption: ServerSideEncryption | undefined;
}

/** Part size of a multipart upload. S3 accepts no smaller ones than 5 MB, and two are in memory at a time. */
const partBytes = 8 * 1024 ** 2;
const partsAtOnce = 2;

/**
 * Keeps files in a bucket of an S3-compatible service; contents are streamed both ways. Credentials come from where
 * Amazon's SDK looks for them: `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, or the machine's role.
 */
export function createS3Store({ bucket, prefix, endpoint, region, encryption }: S3Settings): FileStore {
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    region,
    // Many compatible services support only the classic checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  /** Deletes the objects of one page after the other that a test picks; returns how many. */
  async function removeWhere(below: string, isWanted: (modified: Date | undefined, now: Date) => boolean) {
    let removed = 0;
    let token: string | undefined;
    do {
      const listed = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + below, ContinuationToken: token }),
      );
      const objects = (listed.Contents ?? []).filter(({ LastModified }) => isWanted(LastModified, new Date()));
      const Objects = objects.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
      if (Objects.length > 0) {
        await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
      }
      removed += Objects.length;
      token = listed.NextContinuationToken;
    } while (token !== undefined);
    return removed;
  }

  return {
    async put(key, path) {
      const params = {
        Bucket: bucket,
        Key: prefix + key,
        Body: createReadStream(path),
        ...(encryption !== undefined && { ServerSideEncryption: encryption }),
      };
      await new Upload({ client, params, partSize: partBytes, queueSize: partsAtOnce }).done();
    },
    async get(key, path, bytes) {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }));
      if (Body === undefined) throw new WrongContent(`${key} has no content`);
      const content = Body as Readable;
      if (ContentLength !== undefined && ContentLength !== bytes) {
        content.destroy();
        throw new WrongContent(`${key} has another size`);
      }
      await pipeline(content, createWriteStream(path, { flags: 'wx' }));
    },
    async remove(below) {
      await removeWhere(below, () => true);
    },
    sweep: (olderThanMs) => {
      return removeWhere('', (modified, now) => now.getTime() - (modified?.getTime() ?? 0) > olderThanMs);
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
    close: async () => client.destroy(),
  };
}
