import { secretsOf } from './infra'
import { StageSettings } from './stage'

/** What was found out before a deploy; a text says why something could not be asked. */
export type DeployFacts = {
  stage: string
  /** The environment of the deploy. */
  env: Record<string, string | undefined>
  /** The secrets that the stage has, by name. */
  secrets: Record<string, string> | { unasked: string }
  /** The e-mail service of the account; null without credentials. */
  mail: { verified: boolean; sandbox: boolean } | { unasked: string }
  database: 'answers' | { unasked: string }
  /** The issuer that the identity provider's document names; null where the stage has no single sign-on. */
  issuer: string | { unasked: string } | null
}
export type DeployLine = { of: string; state: 'ok' | 'missing' | 'not asked'; words: string }

const STAGE = /^[a-z][a-z0-9-]{0,19}$/
const EXAMPLE = /\.example$/

/** Everything that a stage needs before it is deployed, a line each: there, missing, or not to be found out and why. */
export function deployLines(facts: DeployFacts): DeployLine[] {
  const { stage, env } = facts
  const parsed = StageSettings.safeParse(env)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => missing(String(path[0]), `is not usable: ${message}`))
  const given = parsed.data
  const wanted = secretsOf(given)
  return [
    STAGE.test(stage)
      ? ok('stage', stage)
      : missing('stage', 'takes small letters, digits and dashes, twenty at most: --stage staging'),
    env.PORTAL_DOMAIN && !EXAMPLE.test(given.PORTAL_DOMAIN)
      ? ok('domain', given.PORTAL_DOMAIN)
      : missing('domain', 'PORTAL_DOMAIN, the host of production'),
    env.PORTAL_REGION
      ? ok('region', given.PORTAL_REGION)
      : missing('region', 'PORTAL_REGION, where data is kept, such as ap-southeast-1'),
    ...['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_DEFAULT_ACCOUNT_ID'].map(name =>
      env[name] ? ok(name, 'given') : missing(name, 'the Worker and the records of the domain are made with it'),
    ),
    ...secretLines(facts.secrets, wanted, stage),
    ...mailLines(facts.mail),
    'answers' === facts.database ? ok('database', 'answers') : unasked('database', facts.database.unasked),
    ...issuerLines(facts.issuer, given.PORTAL_SSO_ISSUER),
  ]
}

function secretLines(of: DeployFacts['secrets'], wanted: string[], stage: string): DeployLine[] {
  if (isUnasked(of)) return [unasked('secrets', `${of.unasked}. Wanted: ${wanted.join(', ')}`)]
  return wanted.map(name =>
    of[name] ? ok(`secret ${name}`, 'set') : missing(`secret ${name}`, `npx sst secret set ${name} … --stage ${stage}`),
  )
}

function mailLines(of: DeployFacts['mail']): DeployLine[] {
  if (isUnasked(of)) return [unasked('e-mail', of.unasked)]
  return [
    of.verified
      ? ok('e-mail sender', 'verified')
      : missing('e-mail sender', 'the identity of MailFrom is not verified'),
    of.sandbox
      ? missing('e-mail account', 'is in the sandbox and reaches verified addresses alone')
      : ok('e-mail account', 'sends to everybody'),
  ]
}

function issuerLines(of: DeployFacts['issuer'], issuer: string | undefined): DeployLine[] {
  if (!issuer || of === null) return [ok('single sign-on', 'none: PORTAL_SSO_ISSUER names no provider')]
  if (typeof of !== 'string') return [unasked('single sign-on', of.unasked)]
  return [
    of === issuer
      ? ok('single sign-on', issuer)
      : missing('single sign-on', `the provider calls itself ${of}, PORTAL_SSO_ISSUER says ${issuer}`),
  ]
}

const isUnasked = (of: object): of is { unasked: string } => 'unasked' in of
const ok = (of: string, words: string): DeployLine => ({ of, state: 'ok', words })
const missing = (of: string, words: string): DeployLine => ({ of, state: 'missing', words })
const unasked = (of: string, words: string): DeployLine => ({ of, state: 'not asked', words })
