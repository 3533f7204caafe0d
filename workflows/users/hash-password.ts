import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { turns } from './turns'

/** scrypt N=2^15 r=8 p=3 (32 MB, about half a second): at most two at once, so that sign-ins cannot starve the rest. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const LENGTH = 32
const hashing = turns({ atOnce: 2, usualMs: 500 })

/** For whoever asks from outside `place` says from where: places take turns, and a full line sends them away. */
export async function hashPassword(password: string, place?: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST, place)
  return `$scrypt$n=${COST.N},r=${COST.r},p=${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** With no stored hash a dummy is computed all the same, so that an unknown user costs as long as a wrong password. */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  place: string,
): Promise<boolean> {
  const parts = /^\$scrypt\$n=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? '')
  if (!parts) {
    await derive(password, Buffer.alloc(16), COST, place)
    return false
  }
  const [, n, r, p, salt = '', key = ''] = parts
  const expected = Buffer.from(key, 'base64url')
  const cost = { ...COST, N: Number(n), r: Number(r), p: Number(p) }
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost, place)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** A readable secret for one use: 4 × 5 characters without look-alikes, 95 bits. */
export function oneTimePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const picked = [...randomBytes(20)].map(byte => letters[byte % letters.length]).join('')
  return picked.match(/.{5}/g)!.join('-')
}

/** A secret with its hash, made before a transaction begins: hashing takes long on a busy machine, and no row waits for it. */
export type OneTime = { secret: string; hash: string }
export async function oneTime(): Promise<OneTime> {
  const secret = oneTimePassword()
  return { secret, hash: await hashPassword(secret) }
}

const derive = (password: string, salt: Buffer, cost: typeof COST, place: string | undefined): Promise<Buffer> =>
  hashing(
    place,
    () =>
      new Promise((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, LENGTH, cost, (error, key) => (error ? reject(error) : resolve(key))),
      ),
  )
