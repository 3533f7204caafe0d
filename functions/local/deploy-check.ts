import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import pg from 'pg'
import { type DeployFacts, deployLines } from '~/functions/kit/deploy-facts'

/** Prints what a stage lacks before it can be deployed; ends with 1 unless everything is there. */
const { values } = parseArgs({ options: { stage: { type: 'string', default: '' } } })
const { env } = process
const secrets = await listSecrets(values.stage)
const lines = deployLines({
  stage: values.stage,
  env,
  secrets,
  mail: await askMail('unasked' in secrets ? undefined : secrets.MailFrom),
  database: await askDatabase(),
  issuer: await askIssuer(),
})
for (const { of, state, words } of lines) console.log(`${state.padEnd(9)}  ${of.padEnd(28)} ${words}`)
const open = lines.filter(line => line.state !== 'ok').length
console.log(open ? `${open} of ${lines.length} to see to` : 'ready to deploy')
process.exitCode = open ? 1 : 0

async function listSecrets(stage: string): Promise<DeployFacts['secrets']> {
  try {
    const { stdout } = await promisify(execFile)('npx', ['sst', 'secret', 'list', '--stage', stage], {
      timeout: 60_000,
      env: { ...env, NO_COLOR: '1' },
    })
    const found = [...stdout.matchAll(/^([A-Z]\w+)=(.*)$/gm)]
    return Object.fromEntries(found.map(([, name, value]) => [name!, value!]))
  } catch (error) {
    return { unasked: `sst could not list them (${firstLine(error)})` }
  }
}

async function askMail(from: string | undefined): Promise<DeployFacts['mail']> {
  const address = /[^\s<>]+@([^\s<>]+)/.exec(from ?? '')
  if (!address) return { unasked: 'MailFrom is not known' }
  const ses = new SESv2Client({ region: env.PORTAL_REGION ?? 'ap-southeast-1' })
  try {
    const { ProductionAccessEnabled } = await ses.send(new GetAccountCommand({}))
    const verified = await Promise.all(
      [address[0], address[1]!].map(async identity => {
        const found = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: identity })).catch(() => null)
        return found?.VerifiedForSendingStatus === true
      }),
    )
    return { verified: verified.includes(true), sandbox: !ProductionAccessEnabled }
  } catch (error) {
    return { unasked: firstLine(error) }
  }
}

async function askDatabase(): Promise<DeployFacts['database']> {
  if (!env.DATABASE_URL) return { unasked: 'DATABASE_URL names no database' }
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await client.query('select 1')
    return 'answers'
  } catch (error) {
    return { unasked: firstLine(error) }
  } finally {
    await client.end().catch(() => {})
  }
}

async function askIssuer(): Promise<DeployFacts['issuer']> {
  const issuer = env.PORTAL_SSO_ISSUER
  if (!issuer) return null
  try {
    const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(10_000),
    })
    const document: unknown = await answer.json()
    return document && typeof document === 'object' && 'issuer' in document
      ? String(document.issuer)
      : { unasked: 'its document names no issuer' }
  } catch (error) {
    return { unasked: firstLine(error) }
  }
}

function firstLine(error: unknown): string {
  const told = error instanceof Error ? error.message || error.name : String(error)
  return told.trim().split('\n')[0]!.slice(0, 160)
}
