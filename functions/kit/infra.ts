import { settingName } from './linked'
import { apiHostOf, hostOf, StageSettings, singleSignOnOf } from './stage'

/** What the cloud is made of, as a pure function of SST's components, the stage and its settings, so that a test can read it. */
export function infra(sst: Cloud, stage: string, given: StageSettings = StageSettings.parse({})) {
  const kept = stage === 'production'
  const domain = given.PORTAL_DOMAIN
  const publicUrl = `https://${hostOf(stage, domain)}`
  const named = secretsOf(given)
  const secrets = Object.fromEntries(named.map(name => [name, new sst.Secret(name)]))
  const values = Object.fromEntries(named.map(name => [settingName(name), secrets[name]!.value]))
  const singleSignOn = singleSignOnOf(given)
  const files = new sst.aws.Bucket('Files', { versioning: kept, enforceHttps: true })
  // What is anchored here nobody can remove, not even the owner of the account, until its days are over.
  const anchors = new sst.aws.Bucket('Anchors', {
    versioning: true,
    enforceHttps: true,
    transform: { bucket: { objectLockEnabled: true } },
  })
  const dead = new sst.aws.Queue('DeadJobs', {
    visibilityTimeout: JOB.visibility,
    transform: { queue: { messageRetentionSeconds: 14 * 24 * 3600 } },
  })
  const jobs = new sst.aws.Queue('Jobs', {
    visibilityTimeout: JOB.visibility,
    dlq: { queue: dead.arn, retry: JOB.receives },
  })
  const environment = {
    ...PRODUCTION,
    PORTAL_STAGE: stage,
    PORTAL_PUBLIC_URL: publicUrl,
    PORTAL_DEMO: kept ? '0' : '1',
    PORTAL_MAIL: 'ses',
    PORTAL_BUCKET: files.name,
    PORTAL_BATCH_FILES: 's3:///batch-computers',
    PORTAL_ANCHOR_BUCKET: anchors.name,
    PORTAL_ANCHOR_LOCK_DAYS: kept ? ANCHOR_LOCK_DAYS : '1',
    PORTAL_QUEUE_URL: jobs.url,
    PORTAL_DEAD_LETTER_URL: dead.url,
    ...(given.PORTAL_SCANNER ? { PORTAL_SCANNER: given.PORTAL_SCANNER } : {}),
    ...(given.PORTAL_TRACES_URL ? { PORTAL_TRACES_URL: given.PORTAL_TRACES_URL } : {}),
    PORTAL_TRACES_PERCENT: String(given.PORTAL_TRACES_PERCENT),
    ...singleSignOn,
    ...values,
  }
  const node = {
    runtime: 'nodejs24.x',
    architecture: 'arm64',
    environment,
    link: [files, anchors, jobs, dead],
    nodejs: { install: UNBUNDLED },
    permissions: [{ actions: ['ses:SendEmail', 'ses:SendRawEmail'], resources: ['*'] }],
  }

  const full = new sst.aws.Function('Api', {
    ...node,
    handler: 'functions/lambda.handler',
    memory: '1024 MB',
    timeout: '30 seconds',
    url: { cors: false },
  })
  const edge = new sst.cloudflare.Worker('Edge', {
    handler: 'functions/edge.ts',
    domain: apiHostOf(stage, domain),
    link: named.filter(name => !NOT_AT_THE_EDGE.includes(name)).map(name => secrets[name]!),
    environment: {
      PORTAL_STAGE: stage,
      PORTAL_PUBLIC_URL: publicUrl,
      PORTAL_LAMBDA_URL: full.url,
      PORTAL_TRACES_PERCENT: String(given.PORTAL_TRACES_PERCENT),
      ...singleSignOn,
    },
  })
  const screens = new sst.aws.Function('Web', {
    runtime: node.runtime,
    architecture: node.architecture,
    handler: 'functions/pages.handler',
    memory: '1024 MB',
    timeout: '20 seconds',
    url: { cors: false },
    environment: {
      ...PRODUCTION,
      PORTAL_PUBLIC_URL: publicUrl,
      PORTAL_API_URL: edge.url,
      PORTAL_FORWARD_SECRET: secrets.ForwardSecret!.value,
    },
    copyFiles: [{ from: 'build' }],
  })
  const router = new sst.aws.Router('Router', {
    domain: { name: hostOf(stage, domain), dns: sst.cloudflare.dns() },
    edge: { viewerRequest: { injection: VIEWER_ADDRESS } },
  })
  router.route('/', screens.url)
  router.route('/api', edge.url)

  const worker = { ...node, memory: '2048 MB', timeout: JOB.timeout }
  jobs.subscribe(
    { ...worker, handler: 'functions/jobs.handler' },
    {
      batch: { size: 10, partialResponses: true },
      transform: { eventSourceMapping: { scalingConfig: { maximumConcurrency: kept ? 10 : 2 } } },
    },
  )
  for (const [name, { schedule, handler }] of Object.entries(CRONS))
    new sst.aws.Cron(name, { schedule, function: { ...worker, handler } })
  return { url: router.url, api: edge.url, deadLetters: dead.url }
}

/** Runs at the edge of the network for each request: the web believes this header, so no client may set it. */
const VIEWER_ADDRESS = 'event.request.headers["x-viewer-address"] = { value: event.viewer.ip };'

/** A message stays hidden six times as long as a run may take, so that a slow run is not started again beside itself. */
const JOB = { timeout: '5 minutes', visibility: '30 minutes', receives: 5 }
/** Seven years: longer than books must be kept. */
const ANCHOR_LOCK_DAYS = '2557'
/** Installed beside the bundle: they read fonts and WebAssembly from their own folders. */
const UNBUNDLED = ['exceljs', 'highs', 'pdfmake', '@embedpdf/fonts-sc', '@expo-google-fonts/noto-sans-tamil']
/** Packages take their fast builds by it, React above all; every stage runs as production does. */
const PRODUCTION = { NODE_ENV: 'production' }
const CRONS = {
  SweepJobs: { schedule: 'rate(1 minute)', handler: 'functions/cron.sweep' },
  SealAudit: { schedule: 'rate(1 minute)', handler: 'functions/cron.seal' },
  ProveAudit: { schedule: 'rate(1 day)', handler: 'functions/cron.prove' },
  FollowPlans: { schedule: 'rate(1 minute)', handler: 'functions/cron.follow' },
  ClearYards: { schedule: 'rate(1 minute)', handler: 'functions/cron.clear' },
  FollowConcretes: { schedule: 'rate(1 hour)', handler: 'functions/cron.conform' },
  TrainStrength: { schedule: 'rate(1 hour)', handler: 'functions/cron.train' },
  RemindOverdue: { schedule: 'rate(1 hour)', handler: 'functions/cron.remind' },
  BatchFiles: { schedule: 'rate(1 minute)', handler: 'functions/cron.panels' },
  TellPeople: { schedule: 'rate(1 minute)', handler: 'functions/cron.tell' },
  ScanFiles: { schedule: 'rate(1 minute)', handler: 'functions/cron.scan' },
  WatchHealth: { schedule: 'rate(1 minute)', handler: 'functions/cron.watch' },
  ForgetPositions: { schedule: 'rate(1 day)', handler: 'functions/cron.forget' },
} as const

/** Named as components are; as a setting `TokenKey` is PORTAL_TOKEN_KEY. The database address is a secret too: it has a password. */
export const SECRETS = [
  'DatabaseUrl',
  'TokenKey',
  'AnchorKey',
  'ForwardSecret',
  'LinkSecret',
  'CookieSecret',
  'FactorSecret',
  'MailFrom',
] as const

/** The Worker seals nothing and signs nobody in, so it holds neither of these keys. */
const NOT_AT_THE_EDGE: readonly string[] = ['AnchorKey', 'FactorSecret', 'TracesHeaders']
/** The secrets that a stage has to be given: those of single sign-on and of a collector beyond the inner network too. */
export const secretsOf = (given: Pick<StageSettings, 'PORTAL_SSO_ISSUER' | 'PORTAL_TRACES_URL'>): string[] => [
  ...SECRETS,
  ...(given.PORTAL_SSO_ISSUER ? ['SsoSecret'] : []),
  ...(given.PORTAL_TRACES_URL?.startsWith('https:') ? ['TracesHeaders'] : []),
]

type Made<Args, Thing> = new (name: string, args: Args) => Thing
type Plain = Record<string, unknown>
type Address = { url: unknown }

/** The part of SST that is used here, by shape: the real components and the test's recorder both fit. */
export type Cloud = {
  Secret: new (name: string) => { value: unknown }
  aws: {
    Bucket: Made<Plain, { name: unknown }>
    Queue: Made<Plain, Address & { arn: unknown; subscribe(subscriber: Plain, args: Plain): unknown }>
    Function: Made<Plain, Address>
    Cron: Made<Plain, unknown>
    Router: Made<Plain, Address & { route(pattern: string, url: unknown): void }>
  }
  cloudflare: { Worker: Made<Plain, Address>; dns(): unknown }
}
