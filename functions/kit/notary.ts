import { CompactSign, compactVerify, importJWK } from 'jose'
import type { Notary } from '~/domain/kit/ports'
import type { Settings } from '../settings'

type Key = NonNullable<Settings['anchors']['key']>

/** Signs as a compact JWS (RFC 7515), which any tool can check with the public part of the key. */
export function notaryOf(key: Key, typ: 'audit-anchor' | 'e-ticket' = 'audit-anchor'): Notary {
  const { d: _private, ...open } = key
  const header = { alg: 'ES256', typ, kid: key.kid }
  return {
    async sign(facts) {
      const bytes = new TextEncoder().encode(JSON.stringify(facts))
      return new CompactSign(bytes).setProtectedHeader(header).sign(await importJWK(key, 'ES256'))
    },
    async read(text) {
      try {
        const { payload } = await compactVerify(text, await importJWK(open, 'ES256'), { algorithms: ['ES256'] })
        return JSON.parse(new TextDecoder().decode(payload))
      } catch {
        return null
      }
    },
  }
}
