import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { StartFailure } from '../start-failure'

/**
 * One object of the backup: magic, salt, AES-256-GCM over the packed content, tag. Key and nonce are derived for this object
 * alone from its salt and its name, so that a flipped byte, a cut end and an object under another's name are all found.
 */
const MAGIC = Buffer.from('RMPBK1')
const SALT = 16
const TAG = 16
const HEAD = MAGIC.length + SALT
/** Content is cut into objects of this size at most: what is sealed and unsealed stays in memory. */
export const MOST_BYTES = 16 * 1024 * 1024

export class Damaged extends StartFailure {
  constructor(name: string) {
    super(`The backup is damaged at ${name}: its bytes are not those that were written. Nothing was restored from it.`)
  }
}

const pack = promisify(gzip) as (content: Buffer, options: { level: number }) => Promise<Buffer>
const unpack = promisify(gunzip) as (content: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

export async function seal(key: Buffer, name: string, content: Buffer): Promise<Buffer> {
  const salt = randomBytes(SALT)
  const { own, nonce } = derived(key, salt, name)
  const cipher = createCipheriv('aes-256-gcm', own, nonce).setAAD(MAGIC)
  const packed = await pack(content, { level: 1 })
  return Buffer.concat([MAGIC, salt, cipher.update(packed), cipher.final(), cipher.getAuthTag()])
}

export async function unseal(key: Buffer, name: string, bytes: Buffer): Promise<Buffer> {
  if (bytes.length < HEAD + TAG || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) throw new Damaged(name)
  const { own, nonce } = derived(key, bytes.subarray(MAGIC.length, HEAD), name)
  const decipher = createDecipheriv('aes-256-gcm', own, nonce).setAAD(MAGIC).setAuthTag(bytes.subarray(-TAG))
  const packed = decipher.update(bytes.subarray(HEAD, -TAG))
  try {
    decipher.final()
  } catch {
    throw new Damaged(name)
  }
  return unpack(packed, { maxOutputLength: 64 * MOST_BYTES })
}

function derived(key: Buffer, salt: Buffer, name: string) {
  const bytes = Buffer.from(hkdfSync('sha256', key, salt, `backup object ${name}`, 44))
  return { own: bytes.subarray(0, 32), nonce: bytes.subarray(32) }
}
