import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Way = { origin?: string; domain?: string; verified?: boolean; counter?: number }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

/** A security key in software: what it says is what a browser would send, or what somebody forges. */
export function authenticator(of: { origin: string; domain: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE: kty EC2, alg ES256, crv P-256, x, y.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const said = (type: string, challenge: string, { origin = of.origin }: Way) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = ({ domain = of.domain, verified = true, counter = 0 }: Way, attested: boolean) => {
    const rest = Buffer.alloc(5)
    rest[0] = 0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(domain), rest])
  }
  const id = credentialId.toString('base64url')
  const shell = (response: object) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  return {
    /** The answer to `navigator.credentials.create`. */
    made(challenge: string, way: Way = {}): string {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([head(way, true), Buffer.alloc(16), length, credentialId, key])
      const size = Buffer.alloc(2)
      size.writeUInt16BE(authData.length)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x59]),
        size,
        authData,
      ])
      return shell({
        clientDataJSON: said('webauthn.create', challenge, way).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['usb'],
      })
    },
    /** The answer to `navigator.credentials.get`. */
    used(challenge: string, way: Way = {}): string {
      const client = said('webauthn.get', challenge, way)
      const authData = head(way, false)
      return shell({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey).toString('base64url'),
      })
    },
  }
}
