import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** scrypt N=2^15 r=8 p=3 (32 MB, about half a second): at most two at once, so that sign-ins cannot starve the rest. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const LENGTH = 32
let running = 0
const waiting: (() => void)[] = []

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  return `$scrypt$n=${COST.N},r=${COST.r},p=${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** With no stored hash a dummy is computed all the same, so that an unknown user costs as long as a wrong password. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parts = /^\$scrypt\$n=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? '')
  if (!parts) {
    await derive(password, Buffer.alloc(16), COST)
    return false
  }
  const [, n, r, p, salt, key] = parts as unknown as [string, string, string, string, string, string]
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    ...COST,
    N: Number(n),
    r: Number(r),
    p: Number(p),
  })
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

async function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  if (running >= 2) await new Promise<void>(resolve => waiting.push(resolve))
  running++
  try {
    return await new Promise((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, LENGTH, cost, (error, key) => (error ? reject(error) : resolve(key))),
    )
  } finally {
    running--
    waiting.shift()?.()
  }
}
