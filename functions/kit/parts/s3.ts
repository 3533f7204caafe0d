import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Shelf } from '~/functions/parts'
import type { Settings } from '~/functions/settings'
import { awsOptions } from './aws'

export const s3Client = (settings: Pick<Settings, 'aws'>) =>
  new S3Client({ ...awsOptions(settings), forcePathStyle: settings.aws.endpoint !== null })

export function s3Shelf(client: S3Client, bucket: string): Shelf {
  return {
    async put(key, bytes, type) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type }))
    },
    async get(key) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        if (!found.Body) return null
        return { body: await found.Body.transformToByteArray(), type: found.ContentType ?? 'application/octet-stream' }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async list(prefix) {
      const entries = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) entries.push({ key: Key, at: LastModified })
      return entries
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}
