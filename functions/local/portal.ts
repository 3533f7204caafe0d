import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { releaseJobs } from '~/db/kit/jobs'
import { processMetrics } from '~/functions/kit/parts/metrics'
import { traced } from '~/functions/kit/parts/traced'
import { BadSetting, SETTING_NAMES, settings } from '~/functions/settings'
import { type StartOptions, startOptions } from '~/functions/start-options'
import { sealSubscriptionsAnew } from '~/workflows/deliveries/seal-subscriptions-anew'
import { readHealth } from '~/workflows/kit/read-health'
import { sealFactorsAnew } from '~/workflows/users/seal-factors-anew'
import { answerAlone, answerTogether } from './answering/open-port'
import { processesFor } from './answering/processes'
import { backupOf } from './backup/of-portal'
import { builtJobs, builtRooms } from './built-app'
import { countRows, inTurn, openDatabase } from './database'
import { demoClockGoesOn } from './demo-clock'
import { devRooms } from './dev-app'
import { startEmulator } from './emulator'
import { type Ending, ending } from './ending'
import { firstPeople } from './first-people'
import { keepPort } from './free-port'
import { localLog, localParts } from './local-parts'
import { lockFolder } from './lock'
import { resetDemo } from './reset-demo'
import { goOnRestored } from './restored'
import { migrationReport, upToDate } from './schema'
import { secretSettings, startSecrets } from './secrets'
import { assertFree } from './server'
import { StartFailure } from './start-failure'
import { type Step, stepLines } from './start-progress'
import { webBuild } from './web-build.mjs'
import { startWorkers } from './workers'

/** Brings up everything on this machine, or says in one sentence why not and leaves nothing running. */
export async function start({ dev }: { dev: boolean }) {
  const end = ending((name, error) => console.error(`error: stopping ${name}: ${(error as Error).message}`))
  const listenToSignals = leaveOnSignal(end)
  listenToSignals()
  try {
    await bringUp(
      dev,
      end,
      stepLines(line => console.log(line)),
    )
    // Development tools end the process at once on a signal, which would leave the database running.
    listenToSignals()
  } catch (error) {
    console.error(isStartFailure(error) ? error.message : error)
    await end.run()
    process.exit(1)
  }
}

const GRACE_MS = 10_000
const LONGEST_END_MS = 40_000
const isStartFailure = (error: unknown): error is Error => error instanceof StartFailure || error instanceof BadSetting

async function bringUp(dev: boolean, end: Ending, step: Step) {
  console.log(`Readymix Portal${dev ? ' for development' : ''} starts with Node ${process.versions.node}`)
  const options = await step(
    'Settings',
    () => claim(end),
    ({ data, port }) => `port ${port}, data in ${data}`,
  )
  const secrets = startSecrets(join(options.data, 'secrets.json'), new Date())
  const building = dev ? null : step('Build', webBuild, made => (made ? 'web built' : 'as built before'))
  building?.catch(() => {})

  // Stops after the database, whose last segment it carries away.
  const backup = backupOf(options, end)
  const database = await step(
    'PostgreSQL',
    () => openDatabase(options.databaseUrl, options.data, secrets.DATABASE_PASSWORD, backup.given),
    ({ where }) => where,
  )
  end.add('PostgreSQL', database.stop)
  const { app } = await step(
    'Migrations',
    () => upToDate({ ownerUrl: database.url, appUrl: options.appDatabaseUrl, secret: secrets.DATABASE_PASSWORD }),
    migrationReport,
  )

  const emulator = await step(
    'Queue and files',
    () => startEmulator({ folder: join(options.data, 'emulator'), region: REGION, visibilitySeconds: 300 }),
    ({ endpoint }) => endpoint,
  )
  end.add('queue and files', emulator.stop)
  const given = {
    PORTAL_PUBLIC_URL: `http://localhost:${options.port}`,
    ...process.env,
    ...secretSettings(secrets),
    PORTAL_STAGE: 'local',
    PORTAL_DEMO: options.demo ? '1' : '0',
    DATABASE_URL: app.url,
    AWS_REGION: REGION,
    AWS_ENDPOINT: emulator.endpoint,
    AWS_LOCAL_KEY: emulator.accessKey,
    PORTAL_QUEUE_URL: emulator.queueUrl,
    PORTAL_DEAD_LETTER_URL: emulator.deadLetterUrl,
    PORTAL_BUCKET: emulator.bucket,
  }
  const known = settings(given)
  const metrics = processMetrics(async () => (await readHealth(parts)).readings)
  const parts: ReturnType<typeof localParts> = localParts(
    known,
    options.data,
    localLog(join(options.data, 'portal.log')),
    metrics,
  )
  await traced(parts)
  end.add('traces', () => parts.tracer?.stop())
  database.keepUp?.(parts.log)
  if (known.demo) parts.resetDemo = () => resetDemo(database.url, parts)
  end.add('database connections', () => parts.db.close())
  const filled = await step(
    'Company',
    () => inTurn(database.url, () => firstPeople(parts)),
    found => found ?? 'as it was',
  )
  await step('Backup', () => backup.begin(parts, database), String)
  await goOnRestored(parts, options.data)
  await demoClockGoesOn(parts)
  await sealFactorsAnew(parts.db, known.secrets.factor)
  await sealSubscriptionsAnew(parts.db, known.secrets.factor)
  if (filled) await countRows(database.url)

  await building
  const count = dev ? 1 : processesFor(options.processes)
  const alone = count === 1 && (dev ? await devRooms(parts, end) : await builtRooms(parts))
  const workers = await step('Jobs', async () => {
    // Our own database has no other portal on it, so what was running when the last one was killed runs no more.
    if (!options.databaseUrl) await releaseJobs(parts.db.sql)
    return startWorkers(parts, alone ? alone.runMessages : builtJobs(parts))
  })
  end.add('jobs', () => workers.stop(GRACE_MS))
  const server = await step(
    'API and web',
    () =>
      alone
        ? answerAlone(alone, { ...known, ...options })
        : answerTogether({ parts, metrics, options, count, given, backup }),
    ({ processes }) => (processes === 1 ? 'in this process' : `${processes} processes`),
  )
  end.add('server', () => server.stop(GRACE_MS))
  note(end, options, { ownerUrl: database.url, settings: pick(given) })
  backup.schedule(parts)
  console.log(`Readymix Portal is ready at http://localhost:${options.port}`)
}

const REGION = 'ap-southeast-1'

async function claim(end: Ending): Promise<StartOptions> {
  const given = startOptions(process.env)
  const options = { ...given, data: resolve(given.data) }
  end.add('lock', await lockFolder(options.data, options.port))
  await assertFree(options.port, options.host)
  keepPort(options.port)
  return options
}

/** What tools on this machine need to reach the running portal; it goes with the portal. */
function note(end: Ending, { data, port }: StartOptions, rest: object) {
  const file = join(data, 'running.json')
  writeFileSync(file, `${JSON.stringify({ pid: process.pid, port, ...rest }, null, 2)}\n`, { mode: 0o600 })
  end.add('note', () => rmSync(file, { force: true }))
}

/** Of the environment only what settings are made of. */
const pick = (given: Record<string, string | undefined>) =>
  Object.fromEntries(SETTING_NAMES.flatMap(name => (given[name] ? [[name, given[name]]] : [])))

/** Running work may end; asking again does not hurry it, since the database has to stop whatever happens. */
function leaveOnSignal(end: Ending) {
  let asked = false
  const leave = async () => {
    if (asked) return
    asked = true
    setTimeout(() => process.exit(1), LONGEST_END_MS).unref()
    await end.run()
    process.exit(0)
  }
  process.on('unhandledRejection', error => console.error('error: unhandled', error))
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
      if (!process.listeners(signal as 'SIGINT').includes(leave)) process.on(signal, leave)
      for (const other of process.listeners(signal as 'SIGINT')) if (other !== leave) process.off(signal, other)
    }
  }
}
