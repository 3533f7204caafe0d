import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of an installation: the first seals, each of them opens. */
export type SealKeys = readonly [string, ...string[]]

const CIPHER = 'aes-256-gcm'

/**
 * Secrets that the portal must be able to use again, as what authenticator apps share: sealed for one purpose and bound to
 * their owner, so that a row copied to somebody else opens nothing.
 */
export function sealer(purpose: string) {
  const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

  function seal([secret]: SealKeys, owner: string, text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(owner))
    return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
  }

  /** Null for another key or another owner: the cipher tells by its tag. */
  function opened(secret: string, owner: string, sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url')
    try {
      const cipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, 12))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-16))
      return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString()
    } catch {
      return null
    }
  }

  /** Null where none of the keys sealed this. */
  const unsealed = (keys: SealKeys, owner: string, sealed: string): string | null =>
    keys.map(secret => opened(secret, owner, sealed)).find(text => text !== null) ?? null

  /** The same sealed by the key of today, so that an earlier one can go; what no key opens stays as it is. */
  function anew(keys: SealKeys, owner: string, sealed: string | null): string | null {
    if (!sealed || opened(keys[0], owner, sealed) !== null) return sealed
    const text = unsealed(keys, owner, sealed)
    return text === null ? sealed : seal(keys, owner, text)
  }

  return { seal, unsealed, anew }
}
