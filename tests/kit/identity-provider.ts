import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Somebody in the company's directory; `sub` is their name to sign in there. */
type Known = Record<string, unknown> & { amr?: string[] }

export type IdentityProvider = Awaited<ReturnType<typeof identityProvider>>
export const CLIENT = { id: 'readymix-portal', secret: 'a secret of the two alone' }

/**
 * The company's identity provider: the certified server from npm behind a real port, with a sign-in page that asks for a
 * name. Groups are told on its userinfo call only, as many providers do.
 */
export async function identityProvider(back: string) {
  const people = new Map<string, Known>()
  let answers: ((request: IncomingMessage, answer: import('node:http').ServerResponse) => void) | null = null
  const server = createServer((request, answer) => answers!(request, answer))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [back],
        require_auth_time: true,
      },
    ],
    claims: {
      openid: ['sub', 'amr', 'auth_time'],
      profile: ['name', 'preferred_username', 'groups'],
      email: ['email', 'email_verified'],
    },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/sign-in/${uid}` },
    findAccount: (_ctx: unknown, id: string) =>
      people.has(id) ? { accountId: id, claims: () => ({ sub: id, ...people.get(id), amr: undefined }) } : undefined,
    // The company trusts its own portal: nobody is asked what it may know.
    async loadExistingGrant({ oidc }: { oidc: { session: { accountId: string }; client: { clientId: string } } }) {
      const grant = new provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  const rest = provider.callback()
  answers = async (request, answer) => {
    if (!request.url?.startsWith('/sign-in/')) return rest(request, answer)
    if (request.method === 'GET') {
      answer.setHeader('content-type', 'text/html')
      return answer.end('<form method="post"><label>Name <input name="name"></label><button>Continue</button></form>')
    }
    const name = new URLSearchParams(await text(request)).get('name') ?? ''
    const { amr } = people.get(name) ?? {}
    const result = people.has(name)
      ? { login: { accountId: name, ...(amr && { amr }) } }
      : { error: 'access_denied', error_description: 'Cancelled' }
    await provider.interactionFinished(request, answer, result)
  }
  return {
    issuer,
    people,
    close: () => new Promise(done => server.close(done).closeAllConnections()),
    /** A browser at the provider: what it sends back to the portal after somebody gave this name there. */
    async comesBack(address: string, name: string, jar = new Map<string, string>()): Promise<string> {
      let next = address
      let form: { method: string; body: string } | null = null
      for (let step = 0; step < 12; step++) {
        if (next.startsWith(back)) return new URL(next).search.slice(1)
        const cookie = [...jar].map(pair => pair.join('=')).join('; ')
        const headers: Record<string, string> = {
          cookie,
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        }
        const answer: Response = await fetch(next, { headers, redirect: 'manual', ...form })
        for (const line of answer.headers.getSetCookie()) {
          const [key = '', value = ''] = line.split(';')[0]!.split('=')
          if (value) jar.set(key, value)
          else jar.delete(key)
        }
        const to: string | null = answer.headers.get('location')
        form = to ? null : { method: 'POST', body: new URLSearchParams({ name }).toString() }
        if (to) next = new URL(to, next).href
        else if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      }
      throw new Error('The provider goes round in circles')
    },
  }
}

async function text(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}
