import * as z from 'zod'

/** Every setting of the portal, read from environment variables and checked once; a wrong one stops the start. */
export type Settings = ReturnType<typeof settings>

/** What the start on one machine may be told; everything has a default. */
export type StartOptions = ReturnType<typeof startOptions>

export function settings(env: Environment) {
  const given = check(Variables, env)
  const cloud = given.STAGE !== LOCAL_STAGE
  return {
    stage: given.STAGE,
    cloud,
    publicUrl: given.PUBLIC_URL,
    database: {
      url: given.DATABASE_URL,
      max: given.DATABASE_MAX,
      statementMs: given.DATABASE_STATEMENT_MS,
      proxy: given.NEON_PROXY ?? null,
    },
    demo: given.PORTAL_DEMO,
    clock: given.PORTAL_CLOCK ?? null,
    zone: given.PORTAL_ZONE,
    tokens: {
      key: given.TOKEN_KEY,
      issuer: given.PUBLIC_URL,
      audience: 'portal',
      accessMinutes: given.ACCESS_MINUTES,
      idleMinutes: given.SESSION_IDLE_MINUTES,
      longestHours: given.SESSION_LONGEST_HOURS,
      graceSeconds: given.REFRESH_GRACE_SECONDS,
    },
    signIn: {
      failures: given.LOGIN_FAILURES,
      windowMinutes: given.LOGIN_WINDOW_MINUTES,
      perAddressMinute: given.LOGIN_PER_ADDRESS_MINUTE,
      inARow: given.LOGIN_IN_A_ROW,
      signUp: given.SIGN_UP,
    },
    secrets: { forward: given.FORWARD_SECRET, link: given.LINK_SECRET, cookie: given.COOKIE_SECRET },
    files: { linkSeconds: given.LINK_SECONDS, uploadBytes: given.UPLOAD_BYTES },
    aws: { region: given.AWS_REGION, endpoint: given.AWS_ENDPOINT ?? null, localKey: given.AWS_LOCAL_KEY ?? null },
    queue: { url: given.QUEUE_URL ?? null, deadLetterUrl: given.DEAD_LETTER_URL ?? null },
    shelf: { bucket: given.BUCKET ?? null },
    mail: { by: given.MAIL, from: given.MAIL_FROM },
    forwardTo: given.LAMBDA_URL ?? null,
  }
}

export function startOptions(env: Environment) {
  const given = check(StartVariables, env)
  return {
    port: given.PORT,
    host: given.HOST ?? null,
    data: given.PORTAL_DATA,
    demo: given.PORTAL_DEMO,
    databaseUrl: given.DATABASE_URL ?? null,
    requestsAtOnce: given.REQUESTS_AT_ONCE,
  }
}

/** The screens in the cloud know neither the database nor the token key. */
export type PageSettings = ReturnType<typeof pageSettings>

export function pageSettings(env: Environment) {
  const given = check(PageVariables, env)
  return { publicUrl: given.PUBLIC_URL, apiUrl: given.API_URL, forwardSecret: given.FORWARD_SECRET }
}

/** One sentence that names the setting and what is wrong with it; the value itself may be a secret and stays out. */
export class BadSetting extends Error {}

type Environment = Record<string, unknown>

const LOCAL_STAGE = 'local'
const text = z.string().trim().min(1)
const secret = z.string().min(32, 'must have at least 32 characters')
const whole = (usual: number, least: number, most: number) => {
  const rule = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(rule).int(rule).min(least, rule).max(most, rule).default(usual)
}
const address = z.url('must be an address like https://portal.example')
const flag = (usual: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(usual)
    .transform(value => value === '1')
const postgresUrl = z
  .string()
  .refine(isPostgresUrl, 'must be a PostgreSQL address like postgresql://user:password@host:5432/database')
const PrivateKey = z
  .string()
  .transform((value, context) => parsed(value) ?? fail(context, 'must be a private JSON Web Key'))
  .pipe(
    z.object(
      { kty: z.literal('EC'), crv: z.literal('P-256'), kid: text, x: text, y: text, d: text },
      'must be a private P-256 key with a kid',
    ),
  )

const Variables = z.object({
  STAGE: text.default(LOCAL_STAGE),
  PUBLIC_URL: address.default('http://localhost:3000'),
  DATABASE_URL: postgresUrl,
  DATABASE_MAX: whole(10, 1, 200),
  /** Only for tests: a WebSocket proxy in front of an ordinary PostgreSQL. */
  NEON_PROXY: address.optional(),
  DATABASE_STATEMENT_MS: whole(5000, 100, 600_000),
  PORTAL_DEMO: flag('0'),
  PORTAL_CLOCK: z.iso.datetime({ offset: true, error: 'must be an instant like 2026-11-20T06:30:00+08:00' }).optional(),
  PORTAL_ZONE: z.string().refine(isZone, 'must be a time zone like Asia/Singapore').default('Asia/Singapore'),
  TOKEN_KEY: PrivateKey,
  FORWARD_SECRET: secret,
  LINK_SECRET: secret,
  COOKIE_SECRET: secret,
  ACCESS_MINUTES: whole(10, 1, 10),
  SESSION_IDLE_MINUTES: whole(60, 1, 1440),
  SESSION_LONGEST_HOURS: whole(12, 1, 168),
  REFRESH_GRACE_SECONDS: whole(10, 0, 60),
  LOGIN_FAILURES: whole(5, 1, 100),
  LOGIN_WINDOW_MINUTES: whole(15, 1, 1440),
  LOGIN_PER_ADDRESS_MINUTE: whole(30, 1, 10_000),
  LOGIN_IN_A_ROW: whole(100, 5, 100),
  SIGN_UP: flag('0'),
  LINK_SECONDS: whole(60, 5, 60),
  UPLOAD_BYTES: whole(10 * 1024 * 1024, 1024, 100 * 1024 * 1024),
  AWS_REGION: text.default('ap-southeast-1'),
  AWS_ENDPOINT: address.optional(),
  AWS_LOCAL_KEY: text.optional(),
  QUEUE_URL: address.optional(),
  DEAD_LETTER_URL: address.optional(),
  BUCKET: z.string().min(3).optional(),
  MAIL: z.enum(['folder', 'ses']).default('folder'),
  MAIL_FROM: z.email('must be an e-mail address').default('portal@readymix.example'),
  LAMBDA_URL: address.optional(),
})

export const SETTING_NAMES = Object.keys(Variables.shape)

const PageVariables = z.object({ PUBLIC_URL: address, API_URL: address, FORWARD_SECRET: secret })

const StartVariables = z.object({
  PORT: whole(3000, 1, 65_535),
  HOST: text.optional(),
  PORTAL_DATA: text.default('.data'),
  PORTAL_DEMO: flag('1'),
  DATABASE_URL: postgresUrl.optional(),
  REQUESTS_AT_ONCE: whole(400, 1, 10_000),
})

function check<Shape extends z.ZodType>(shape: Shape, env: Environment): z.output<Shape> {
  const outcome = shape.safeParse(withoutBlanks(env))
  if (outcome.success) return outcome.data
  const [issue] = outcome.error.issues
  const name = String(issue?.path[0] ?? 'A setting')
  const missing = withoutBlanks(env)[name] === undefined
  throw new BadSetting(missing ? `${name} is required.` : `${name} ${plain(issue?.message ?? 'is wrong')}.`)
}

function withoutBlanks(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '' && value !== undefined))
}

function plain(message: string) {
  return message.startsWith('must') ? message : `is wrong: ${message.toLowerCase()}`
}

function isPostgresUrl(value: string) {
  return /^postgres(ql)?:\/\/[^/]+\/.+/.test(value) && URL.canParse(value)
}

function isZone(value: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function fail(context: z.RefinementCtx, message: string) {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}
