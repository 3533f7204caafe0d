import { scryptSync } from 'node:crypto'

/** The same scheme at a small cost, so that thousands of guesses are asked in seconds. */
export function cheapHash(password: string): string {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync(password.normalize('NFKC'), salt, 32, { N: 16, r: 1, p: 1 })
  return `$scrypt$n=16,r=1,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`
}
