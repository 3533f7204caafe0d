import type { Configuration } from 'openid-client'
import { NotSignedIn, Refused, Unavailable } from '~/domain/kit/problem'
import type { Claims } from '~/domain/users/single-sign-on'

/** The company's identity provider (OpenID Connect), and as whom the portal asks there. */
export type Provider = { issuer: string; client: string; secret: string | null; name: string }
/** What the browser brings back beside the provider's answer: which sign-in it began. */
export type Began = { state: string; nonce: string; verifier: string; again: boolean }

const SECONDS = 5
const HOUR = 3_600_000
/** With `again` the provider has just asked; this long may the way back take. */
const AGAIN_SECONDS = 300

const load = () => import('openid-client')
const known = new Map<string, { until: number; config: Promise<Configuration> }>()

/** What the provider says of itself, asked once an hour; its signing keys follow their own rotation. */
function configOf({ issuer, client, secret }: Provider, wall: Date): Promise<Configuration> {
  const key = `${issuer} ${client}`
  const found = known.get(key)
  if (found && found.until > wall.getTime()) return found.config
  const config = discover({ issuer, client, secret })
  known.set(key, { until: wall.getTime() + HOUR, config })
  config.catch(() => known.delete(key))
  return config
}

async function discover({ issuer, client, secret }: Omit<Provider, 'name'>): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks, None } = await load()
  const server = new URL(issuer)
  // The settings let plain HTTP pass for this machine alone.
  const execute = [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])]
  return discovery(server, client, secret ?? undefined, secret ? undefined : None(), { timeout: SECONDS, execute })
}

/** Where the browser goes to sign in, and what it has to bring back. Code flow with PKCE, state and nonce (RFC 9700). */
export async function beginAtProvider(
  provider: Provider,
  { back, again, wall }: { back: string; again: boolean; wall: Date },
): Promise<{ address: string; began: Began }> {
  const oidc = await load()
  const config = await asked(provider, configOf(provider, wall))
  const began = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    again,
  }
  const address = oidc.buildAuthorizationUrl(config, {
    redirect_uri: back,
    scope: 'openid profile email',
    state: began.state,
    nonce: began.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(began.verifier),
    code_challenge_method: 'S256',
    ...(again && { prompt: 'login', max_age: '0' }),
  })
  return { address: address.href, began }
}

/** What the provider says of the person who came back from it; what it left out of the token it is asked for. */
export async function claimsFromProvider(
  provider: Provider,
  { back, query, began, wall }: { back: string; query: string; began: Began; wall: Date },
): Promise<Claims> {
  const oidc = await load()
  const config = await asked(provider, configOf(provider, wall))
  const url = new URL(back)
  url.search = query
  const { state, nonce, verifier, again } = began
  const checks = {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
    ...(again && { maxAge: AGAIN_SECONDS }),
  }
  const tokens = await asked(provider, oidc.authorizationCodeGrant(config, url, checks))
  const told = tokens.claims()!
  if (!config.serverMetadata().userinfo_endpoint) return told
  const more = await asked(provider, oidc.fetchUserInfo(config, tokens.access_token, told.sub))
  // How and when somebody proved themselves is said of this sign-in alone, so by its token alone.
  return { ...more, amr: undefined, auth_time: undefined, ...told }
}

/** A provider that is away is told apart from one that refuses; nothing of what it answered reaches the person. */
async function asked<T>({ name }: Provider, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const { AuthorizationResponseError } = await load()
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
      throw new NotSignedIn(`You did not sign in with ${name}`, undefined, { rule: 'single-sign-on' })
    if (isAway(error))
      throw new Unavailable(`The sign-in of ${name} cannot be reached. Try again in a moment`, undefined, {
        rule: 'single-sign-on',
      })
    throw new NotSignedIn('This sign-in is over or does not fit. Start again', undefined, { rule: 'single-sign-on' })
  }
}

/** The network failed, it took too long, or the provider has a fault of its own. */
function isAway(error: unknown): boolean {
  const { name, code, cause, status } = error as { name?: string; code?: string; cause?: unknown; status?: number }
  if (name === 'TimeoutError' || code === 'OAUTH_TIMEOUT' || (status ?? 0) >= 500) return true
  if (error instanceof TypeError && error.message === 'fetch failed') return true
  if (cause instanceof Response) return cause.status >= 500
  return cause !== undefined && cause !== error && isAway(cause)
}

export const notOffered = () => new Refused('There is no single sign-on here', undefined, { rule: 'single-sign-on' })
