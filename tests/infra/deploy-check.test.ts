import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type DeployFacts, deployLines } from '~/functions/kit/deploy-facts'
import { infra, SECRETS } from '~/functions/kit/infra'
import { StageSettings } from '~/functions/kit/stage'
import { recorder } from './recorder'

const ENV = {
  PORTAL_DOMAIN: 'portal.company.com',
  PORTAL_REGION: 'ap-southeast-1',
  CLOUDFLARE_API_TOKEN: 't',
  CLOUDFLARE_DEFAULT_ACCOUNT_ID: 'a',
}
const READY: DeployFacts = {
  stage: 'staging',
  env: ENV,
  secrets: Object.fromEntries(SECRETS.map(name => [name, 'x'])),
  mail: { verified: true, sandbox: false },
  database: 'answers',
  issuer: null,
}
const open = (facts: Partial<DeployFacts>) =>
  deployLines({ ...READY, ...facts })
    .filter(({ state }) => state !== 'ok')
    .map(({ of, state }) => `${state}: ${of}`)

test('a stage that has everything is ready', () => {
  expect(open({})).toEqual([])
  const env = { ...ENV, PORTAL_SSO_ISSUER: 'https://login.company.com' }
  const secrets = { ...READY.secrets, SsoSecret: 'x' }
  expect(open({ env, secrets, issuer: 'https://login.company.com' })).toEqual([])
})

test('each thing that is missing is named', () => {
  const without = (name: keyof typeof ENV) => ({ env: { ...ENV, [name]: undefined } })
  expect(open({ stage: 'Staging 2' })).toEqual(['missing: stage'])
  expect(open(without('PORTAL_DOMAIN'))).toEqual(['missing: domain'])
  expect(open(without('PORTAL_REGION'))).toEqual(['missing: region'])
  expect(open(without('CLOUDFLARE_API_TOKEN'))).toEqual(['missing: CLOUDFLARE_API_TOKEN'])
  expect(open({ env: { ...ENV, PORTAL_DOMAIN: 'not a host' } })).toEqual(['missing: PORTAL_DOMAIN'])
  expect(open({ secrets: { ...READY.secrets, MailFrom: '' } })).toEqual(['missing: secret MailFrom'])
  expect(open({ secrets: { unasked: 'no engine' } })).toEqual(['not asked: secrets'])
  expect(open({ mail: { verified: false, sandbox: true } })).toEqual([
    'missing: e-mail sender',
    'missing: e-mail account',
  ])
  expect(open({ database: { unasked: 'refused' } })).toEqual(['not asked: database'])
  const env = { ...ENV, PORTAL_SSO_ISSUER: 'https://login.company.com' }
  expect(open({ env, issuer: 'https://other.company.com' })).toEqual([
    'missing: secret SsoSecret',
    'missing: single sign-on',
  ])
})

test('the command says it of a machine that was told nothing but a provider, and ends with 1', async () => {
  const provider = createServer((_, answer) => answer.end(JSON.stringify({ issuer: 'https://elsewhere.company.com' })))
  await new Promise<void>(done => provider.listen(0, '127.0.0.1', done))
  const address = provider.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    HOME: '/nowhere',
    AWS_EC2_METADATA_DISABLED: 'true',
    PORTAL_SSO_ISSUER: `http://127.0.0.1:${port}`,
  }
  const run = promisify(execFile)(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'functions/local/deploy-check.ts'],
    {
      env,
    },
  )
  const told = await run.catch((error: { code: number; stdout: string }) => error)
  provider.close()
  expect(told).toMatchObject({ code: 1 })
  for (const words of ['missing    stage', 'missing    domain', 'not asked  secrets', 'calls itself https://elsewhere'])
    expect(told.stdout).toContain(words)
}, 90_000)

test('domain, region and single sign-on of a stage come from the deploy, the client’s secret as a secret', () => {
  const { cloud, made } = recorder()
  infra(
    cloud,
    'staging',
    StageSettings.parse({ ...ENV, PORTAL_SSO_ISSUER: 'https://login.company.com', PORTAL_SSO_NAME: 'Company' }),
  )
  const environment = (kind: string, name: string) =>
    (made.find(each => each.kind === kind && each.name === name)!.args as { environment: Record<string, string> })
      .environment
  for (const [kind, name] of [
    ['Function', 'Api'],
    ['Worker', 'Edge'],
  ] as const)
    expect(environment(kind, name)).toMatchObject({
      PORTAL_PUBLIC_URL: 'https://staging.portal.company.com',
      PORTAL_SSO_ISSUER: 'https://login.company.com',
      PORTAL_SSO_NAME: 'Company',
    })
  expect(environment('Function', 'Api')).toMatchObject({ PORTAL_SSO_SECRET: 'SsoSecret.value' })
  expect(environment('Worker', 'Edge')).not.toHaveProperty('PORTAL_SSO_SECRET')
  expect(environment('Function', 'Web')).not.toHaveProperty('PORTAL_SSO_ISSUER')
})
