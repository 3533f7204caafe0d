import {
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { AnchorStore } from '~/domain/kit/ports'

const AT_ONCE = 32
const DAY_MS = 86_400_000

/**
 * With days of lock nobody can change or remove an anchor until they are over, whatever rights they have: the bucket has
 * Object Lock, and what hides or overlays an anchor is looked through, since the first version of each is the one that counts.
 */
export function s3Anchors(client: S3Client, bucket: string, lockDays: number): AnchorStore {
  const lock = () =>
    lockDays > 0
      ? {
          ObjectLockMode: 'COMPLIANCE' as const,
          ObjectLockRetainUntilDate: new Date(Date.now() + lockDays * DAY_MS),
          ChecksumAlgorithm: 'SHA256' as const,
        }
      : {}
  return {
    async put(key, text) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: text, ContentType: 'application/jose', ...lock() }),
      )
    },
    async all(prefix) {
      const found = await (lockDays > 0 ? firstVersions : present)(client, bucket, prefix)
      const texts: { key: string; text: string }[] = []
      for (let from = 0; from < found.length; from += AT_ONCE)
        texts.push(...(await Promise.all(found.slice(from, from + AT_ONCE).map(of => read(client, bucket, of)))))
      return texts
    },
  }
}

type Place = { Key: string; VersionId?: string }

async function read(client: S3Client, Bucket: string, of: Place) {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, ...of }))
  return { key: of.Key, text: (await Body?.transformToString()) ?? '' }
}

async function present(client: S3Client, Bucket: string, Prefix: string): Promise<Place[]> {
  const found: Place[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
    for (const { Key } of Contents) if (Key) found.push({ Key })
  return found
}

/** Versions of a key are listed newest first, so the last that is listed is the one that was put first. */
async function firstVersions(client: S3Client, Bucket: string, Prefix: string): Promise<Place[]> {
  const first = new Map<string, Place>()
  let from: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {}
  for (;;) {
    const page = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix, ...from }))
    for (const { Key, VersionId } of page.Versions ?? [])
      if (Key) first.set(Key, VersionId ? { Key, VersionId } : { Key })
    if (!page.IsTruncated) return [...first.values()]
    from = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
  }
}
