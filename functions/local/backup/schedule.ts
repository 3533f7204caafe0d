import { type ChildProcess, spawn } from 'node:child_process'
import { lastGoodRun } from '~/db/kit/backup-run'
import type { Db } from '~/db/kit/open'
import type { BackupState, Log } from '~/functions/parts'
import type { BackupOptions } from '~/functions/start-options'
import { every } from '../every'
import type { Carrier } from './carrier'
import { type BaseRef, basesIn } from './catalog'

type Wish = { options: BackupOptions; carrier: Carrier; db: Db; log: Log }

const LOOK_SECONDS = 5
const HOUR = 3600
const AGAIN_MS = { base: 5 * 60_000, drill: 6 * HOUR * 1000 }
const ALARM_AGAIN_MS = 15 * 60_000

/** Bases and drills in their time, each in a process of its own; and the alarm when something is older than it may be. */
export function startSchedule({ options, carrier, db, log }: Wish) {
  const startedAt = Date.now()
  const triedAt = { base: 0, drill: 0 }
  let bases: BaseRef[] | null = null
  let child: ChildProcess | null = null
  let alarmedAt = 0

  async function state(): Promise<BackupState> {
    const drill = await lastGoodRun(db.sql, 'drill')
    const [base] = bases?.slice(-1) ?? []
    const at = { base: base?.at ?? null, log: carrier.last()?.at ?? null, drill: drill?.finishedAt ?? null }
    const age = (of: Date | null) => (Date.now() - (of?.getTime() ?? startedAt)) / 1000
    const late = [
      ...(age(at.log) > options.lateSeconds ? ['log' as const] : []),
      ...(age(at.base) > options.baseHours * HOUR * 1.5 || carrier.gap() ? ['base' as const] : []),
      ...(options.drillDays && age(at.drill) > options.drillDays * 24 * HOUR * 2 ? ['drill' as const] : []),
    ]
    return {
      ok: late.length === 0,
      late,
      base: seen(at.base),
      log: seen(at.log),
      drill: seen(at.drill),
      fault: carrier.fault(),
    }
  }

  async function look() {
    bases ??= await carrier.open().then(
      vault => basesIn(vault, carrier.system),
      () => null,
    )
    await alarm()
    if (child || !bases || carrier.fault()) return
    const [newest] = bases.slice(-1)
    const due = !newest || carrier.gap() !== null || olderThan(newest.at, options.baseHours * HOUR)
    if (due) return run('base', 'backup')
    if (!options.drillDays) return
    const drilled = await lastGoodRun(db.sql, 'drill')
    if (!drilled || olderThan(drilled.finishedAt, options.drillDays * 24 * HOUR)) run('drill', 'drill')
  }

  function run(kind: 'base' | 'drill', command: string) {
    if (Date.now() - triedAt[kind] < AGAIN_MS[kind]) return
    triedAt[kind] = Date.now()
    const gap = carrier.gap()
    const made = spawn(process.execPath, [...process.execArgv, `functions/local/${command}.mjs`], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env },
    })
    child = made
    let output = ''
    for (const stream of [made.stdout, made.stderr])
      stream.on('data', chunk => (output = `${output}${chunk}`.slice(-2000)))
    made.once('error', error => log.error(`backup: ${kind}`, { error }))
    made.once('close', code => {
      child = null
      bases = null
      if (code === 0) log.info(`backup: ${kind}`, { said: output })
      else log.error(`backup: ${kind} failed`, { said: output })
      if (code === 0 && kind === 'base' && carrier.gap() === gap) carrier.closed()
    })
  }

  async function alarm() {
    const { ok, late, fault, ...at } = await state()
    if (ok || Date.now() - alarmedAt < ALARM_AGAIN_MS) return
    alarmedAt = Date.now()
    log.error('backup: late', { late, fault, ...at })
  }

  const looking = every(LOOK_SECONDS, 'backup: schedule', look, log)
  return {
    state,
    async stop() {
      await looking.stop()
      child?.kill()
    },
  }
}

const olderThan = (at: Date, seconds: number) => Date.now() - at.getTime() > seconds * 1000

const seen = (at: Date | null) =>
  at && { at: at.toISOString(), ageSeconds: Math.max(0, Math.round((Date.now() - at.getTime()) / 1000)) }
