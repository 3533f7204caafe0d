import * as z from 'zod'
import { GroupRoles } from '~/domain/users/single-sign-on'
import { OutsideVariables, outsideOf, TilesVariables, tilesOf } from './kit/outside-setting'
import {
  address,
  awsRegion,
  check,
  type Environment,
  flag,
  PrivateKey,
  PrivateKeys,
  postgresUrl,
  provider,
  secret,
  secrets,
  table,
  text,
  whole,
  zone,
} from './kit/setting'
import { StartVariables } from './start-options'

export { BadSetting } from './kit/setting'

/** Every setting of the portal, read from environment variables and checked once; a wrong one stops the start. */
export type Settings = ReturnType<typeof settings>

export function settings(env: Environment) {
  const given = check(Variables, env)
  const cloud = given.PORTAL_STAGE !== LOCAL_STAGE
  return {
    stage: given.PORTAL_STAGE,
    cloud,
    publicUrl: given.PORTAL_PUBLIC_URL,
    database: {
      url: given.DATABASE_URL,
      max: given.PORTAL_DATABASE_MAX,
      statementMs: given.PORTAL_DATABASE_STATEMENT_MS,
      proxy: given.PORTAL_NEON_PROXY ?? null,
    },
    demo: given.PORTAL_DEMO,
    clock: given.PORTAL_CLOCK ?? null,
    zone: given.PORTAL_ZONE,
    tokens: {
      keys: given.PORTAL_TOKEN_KEY,
      issuer: given.PORTAL_PUBLIC_URL,
      audience: 'portal',
      accessMinutes: given.PORTAL_ACCESS_MINUTES,
      idleMinutes: given.PORTAL_SESSION_IDLE_MINUTES,
      longestHours: given.PORTAL_SESSION_LONGEST_HOURS,
      graceSeconds: given.PORTAL_REFRESH_GRACE_SECONDS,
    },
    signIn: {
      failures: given.PORTAL_LOGIN_FAILURES,
      windowMinutes: given.PORTAL_LOGIN_WINDOW_MINUTES,
      perAddressMinute: given.PORTAL_LOGIN_PER_ADDRESS_MINUTE,
      signUp: given.PORTAL_SIGN_UP,
    },
    passkeys: {
      origin: new URL(given.PORTAL_PUBLIC_URL).origin,
      domain: given.PORTAL_PASSKEY_DOMAIN ?? new URL(given.PORTAL_PUBLIC_URL).hostname,
    },
    singleSignOn: given.PORTAL_SSO_ISSUER
      ? {
          provider: {
            issuer: given.PORTAL_SSO_ISSUER,
            client: given.PORTAL_SSO_CLIENT,
            secret: given.PORTAL_SSO_SECRET ?? null,
            name: given.PORTAL_SSO_NAME,
          },
          groups: given.PORTAL_SSO_ROLES ? { claim: given.PORTAL_SSO_CLAIM, roles: given.PORTAL_SSO_ROLES } : null,
        }
      : null,
    secrets: {
      forward: given.PORTAL_FORWARD_SECRET,
      link: given.PORTAL_LINK_SECRET,
      cookie: given.PORTAL_COOKIE_SECRET,
      factor: given.PORTAL_FACTOR_SECRET ?? null,
    },
    files: { linkSeconds: given.PORTAL_LINK_SECONDS, uploadBytes: given.PORTAL_UPLOAD_BYTES },
    aws: { region: given.AWS_REGION, endpoint: given.AWS_ENDPOINT ?? null, localKey: given.AWS_LOCAL_KEY ?? null },
    queue: { url: given.PORTAL_QUEUE_URL ?? null, deadLetterUrl: given.PORTAL_DEAD_LETTER_URL ?? null },
    shelf: { bucket: given.PORTAL_BUCKET ?? null },
    anchors: {
      key: given.PORTAL_ANCHOR_KEY ?? null,
      bucket: given.PORTAL_ANCHOR_BUCKET ?? given.PORTAL_BUCKET ?? null,
      minutes: given.PORTAL_ANCHOR_MINUTES,
      lockDays: given.PORTAL_ANCHOR_LOCK_DAYS,
    },
    mail: { by: given.PORTAL_MAIL, from: given.PORTAL_MAIL_FROM },
    peppol: { by: given.PORTAL_PEPPOL, url: given.PORTAL_PEPPOL_URL ?? null, token: given.PORTAL_PEPPOL_TOKEN ?? null },
    receivers: { inside: given.PORTAL_ETICKET_INSIDE },
    ...outsideOf(given),
    batchFiles: given.PORTAL_BATCH_FILES ?? null,
    metricsToken: given.PORTAL_METRICS_TOKEN ?? null,
    forwardTo: given.PORTAL_LAMBDA_URL ?? null,
  }
}

/** The screens in the cloud know neither the database nor the token key. */
export type PageSettings = ReturnType<typeof pageSettings>

export function pageSettings(env: Environment) {
  const given = check(PageVariables, env)
  return {
    publicUrl: given.PORTAL_PUBLIC_URL,
    apiUrl: given.PORTAL_API_URL,
    forwardSecret: given.PORTAL_FORWARD_SECRET[0],
    tiles: tilesOf(given),
  }
}

const LOCAL_STAGE = 'local'
const Variables = z.object({
  PORTAL_STAGE: text.default(LOCAL_STAGE),
  PORTAL_PUBLIC_URL: address.default('http://localhost:3000'),
  DATABASE_URL: postgresUrl,
  PORTAL_DATABASE_MAX: whole(10, 1, 200),
  /** Only for tests: a WebSocket proxy in front of an ordinary PostgreSQL. */
  PORTAL_NEON_PROXY: address.optional(),
  PORTAL_DATABASE_STATEMENT_MS: whole(5000, 100, 600_000),
  PORTAL_DEMO: flag('0'),
  PORTAL_CLOCK: z.iso.datetime({ offset: true, error: 'must be an instant like 2026-11-20T06:30:00+08:00' }).optional(),
  PORTAL_ZONE: zone.default('Asia/Singapore'),
  /** Of these four several are taken, the one that signs first: `npm run rotate`, and README.md for a stage. */
  PORTAL_TOKEN_KEY: PrivateKeys,
  PORTAL_FORWARD_SECRET: secrets,
  PORTAL_LINK_SECRET: secrets,
  PORTAL_COOKIE_SECRET: secret,
  /** Seals what authenticator apps share; who loses it sets two-step sign-in up anew. */
  PORTAL_FACTOR_SECRET: secrets.optional(),
  /** For which passkeys are made: the host of the public address, or a domain above it. Another one voids them all. */
  PORTAL_PASSKEY_DOMAIN: text.optional(),
  /** The company's identity provider (OpenID Connect); its address to come back to is PUBLIC_URL/auth/single-sign-on. */
  PORTAL_SSO_ISSUER: provider.optional(),
  PORTAL_SSO_CLIENT: text.default('readymix-portal'),
  PORTAL_SSO_SECRET: text.optional(),
  /** As the button on the sign-in page calls it. */
  PORTAL_SSO_NAME: text.default('company account'),
  /** Roles by group, like {"concrete-dispatch":["dispatcher"]}: without it nobody is made, and roles are given here. */
  PORTAL_SSO_ROLES: table(GroupRoles, '{"concrete-dispatch":["dispatcher"]}').optional(),
  PORTAL_SSO_CLAIM: text.default('groups'),
  PORTAL_ACCESS_MINUTES: whole(10, 1, 10),
  PORTAL_SESSION_IDLE_MINUTES: whole(60, 1, 1440),
  PORTAL_SESSION_LONGEST_HOURS: whole(12, 1, 168),
  PORTAL_REFRESH_GRACE_SECONDS: whole(10, 0, 60),
  PORTAL_LOGIN_FAILURES: whole(5, 1, 100),
  /** The longest pause after wrong passwords; it grows up to that, as domain/users/guessing.ts says. */
  PORTAL_LOGIN_WINDOW_MINUTES: whole(15, 1, 1440),
  PORTAL_LOGIN_PER_ADDRESS_MINUTE: whole(30, 1, 10_000),
  PORTAL_SIGN_UP: flag('0'),
  PORTAL_LINK_SECONDS: whole(60, 5, 60),
  PORTAL_UPLOAD_BYTES: whole(10 * 1024 * 1024, 1024, 100 * 1024 * 1024),
  AWS_REGION: awsRegion,
  AWS_ENDPOINT: address.optional(),
  AWS_LOCAL_KEY: text.optional(),
  PORTAL_QUEUE_URL: address.optional(),
  PORTAL_DEAD_LETTER_URL: address.optional(),
  PORTAL_BUCKET: z.string().min(3).optional(),
  /** Signs what is said of the head of the audit trail outside of the database; without it nothing is anchored. */
  PORTAL_ANCHOR_KEY: PrivateKey.optional(),
  PORTAL_ANCHOR_BUCKET: z.string().min(3).optional(),
  PORTAL_ANCHOR_MINUTES: whole(10, 1, 1440),
  /** How long nobody can remove an anchor: for a bucket with Object Lock. 0 where it has none. */
  PORTAL_ANCHOR_LOCK_DAYS: whole(0, 0, 36_500),
  PORTAL_MAIL: z.enum(['folder', 'ses']).default('folder'),
  PORTAL_MAIL_FROM: z.email('must be an e-mail address').default('portal@readymix.example'),
  /** Where e-invoices go: into the data folder, to a provider by HTTP, or nowhere. */
  PORTAL_PEPPOL: z.enum(['folder', 'http', 'none']).default('folder'),
  PORTAL_PEPPOL_URL: address.optional(),
  PORTAL_PEPPOL_TOKEN: secret.optional(),
  /** E-tickets also go to http and to addresses inside: for trying a receiver on one machine, never where customers type them. */
  PORTAL_ETICKET_INSIDE: flag('0'),
  ...OutsideVariables,
  /** A folder or s3://bucket/prefix for batch computers that speak no HTTP: workflows/README.md; without it there is none. */
  PORTAL_BATCH_FILES: text.optional(),
  /** With it a collector reads /metrics; without it there is no such address. */
  PORTAL_METRICS_TOKEN: secret.optional(),
  PORTAL_LAMBDA_URL: address.optional(),
})

export const SETTING_NAMES = Object.keys(Variables.shape)

const PageVariables = z.object({
  PORTAL_PUBLIC_URL: address,
  PORTAL_API_URL: address,
  PORTAL_FORWARD_SECRET: secrets,
  ...TilesVariables,
})

/** Of every part of the portal: ours bear its name, so that what a shell or a host exports for others is not taken for ours. */
export const EVERY_SETTING = [
  ...new Set([Variables, PageVariables, StartVariables].flatMap(of => Object.keys(of.shape))),
]
