import * as z from 'zod'

/** One sentence that names the setting and what is wrong with it; the value itself may be a secret and stays out. */
export class BadSetting extends Error {}

export type Environment = Record<string, unknown>

export const text = z.string().trim().min(1)
export const secret = z.string().min(32, 'must have at least 32 characters')
/** The first signs, each of them is accepted: a new one is brought in and an old one is dropped without cutting anybody off. */
export const secrets = z
  .string()
  .transform(value => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.tuple([secret], secret))
export const whole = (usual: number, least: number, most: number) => {
  const rule = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(rule).int(rule).min(least, rule).max(most, rule).default(usual)
}
export const address = z.url('must be an address like https://portal.example')
export const flag = (usual: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(usual)
    .transform(value => value === '1')
export const postgresUrl = z
  .string()
  .refine(isPostgresUrl, 'must be a PostgreSQL address like postgresql://user:password@host:5432/database')
const Key = z.object(
  { kty: z.literal('EC'), crv: z.literal('P-256'), kid: text, x: text, y: text, d: text },
  'must be a private P-256 key with a kid',
)
const json = z.string().transform((value, context) => parsed(value) ?? fail(context, 'must be a private JSON Web Key'))
export const PrivateKey = json.pipe(Key)
/** One key or a list of them, used as `secrets` are. */
export const PrivateKeys = json.transform(value => (Array.isArray(value) ? value : [value])).pipe(z.tuple([Key], Key))
/** A table that is written as JSON; `like` shows how. */
export const table = <Table>(shape: z.ZodType<Table>, like: string) =>
  z.string().transform((value, context): Table => {
    const read = shape.safeParse(parsed(value))
    return read.success ? read.data : fail(context, `must be JSON like ${like}`)
  })
const isThisMachine = ({ hostname }: URL) => ['localhost', '127.0.0.1'].includes(hostname)
/** What vouches for people is asked in the clear on one machine alone. */
export const provider = address.refine(
  value => value.startsWith('https://') || (URL.canParse(value) && isThisMachine(new URL(value))),
  'must be an https address',
)
export const scanner = z
  .string()
  .regex(/^(none|tcp:\/\/[^/]+:\d+|unix:\/\/\/.+)$/, 'must be none, tcp://host:port or unix:///path')
/** As OpenTelemetry writes them: `name=value,name=value`, each value as in an address. */
export const headers = z
  .string()
  .transform(value => value.split(',').map(pair => /^\s*([\w-]+)=((?:[!-$&-~]|%[2-7][\da-f])*)\s*$/i.exec(pair)))
  .refine(pairs => pairs.every(pair => pair), 'must be headers like authorization=Bearer%20key, a comma between two')
  .transform(pairs => Object.fromEntries(pairs.map(pair => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')])))
export const awsRegion = text.default('ap-southeast-1')
export const zone = z.string().refine(isZone, 'must be a time zone like Asia/Singapore')

export function check<Shape extends z.ZodType>(shape: Shape, env: Environment): z.output<Shape> {
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
