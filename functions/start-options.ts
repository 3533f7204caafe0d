import { availableParallelism } from 'node:os'
import * as z from 'zod'
import { address, awsRegion, BadSetting, check, type Environment, flag, postgresUrl, text, whole } from './kit/setting'

/** What the start on one machine may be told; everything has a default. */
export type StartOptions = ReturnType<typeof startOptions>

export function startOptions(env: Environment) {
  const given = check(StartVariables, env)
  return {
    port: given.PORT,
    host: given.PORTAL_HOST ?? null,
    data: given.PORTAL_DATA,
    demo: given.PORTAL_DEMO,
    databaseUrl: given.DATABASE_URL ?? null,
    appDatabaseUrl: given.PORTAL_APP_DATABASE_URL ?? null,
    requestsAtOnce: given.PORTAL_REQUESTS_AT_ONCE,
    processes: given.PORTAL_PROCESSES,
    backup: given.PORTAL_BACKUP ? backupOf(given.PORTAL_BACKUP, given) : null,
  }
}

export type BackupOptions = ReturnType<typeof backupOf>

function backupOf(target: string, given: z.output<typeof StartVariables>) {
  if (!given.PORTAL_BACKUP_KEY_FILE) throw new BadSetting('PORTAL_BACKUP_KEY_FILE is required with PORTAL_BACKUP.')
  return {
    target,
    keyFile: given.PORTAL_BACKUP_KEY_FILE,
    endpoint: given.PORTAL_BACKUP_ENDPOINT ?? null,
    region: given.AWS_REGION,
    walSeconds: given.PORTAL_BACKUP_WAL_SECONDS,
    lateSeconds: given.PORTAL_BACKUP_LATE_SECONDS,
    baseHours: given.PORTAL_BACKUP_BASE_HOURS,
    keep: given.PORTAL_BACKUP_KEEP,
    drillDays: given.PORTAL_BACKUP_DRILL_DAYS,
  }
}

/** Beyond that one database and its jobs need the cores. */
const MOST_PROCESSES = 8

export const StartVariables = z.object({
  PORT: whole(3000, 1, 65_535),
  PORTAL_HOST: text.optional(),
  PORTAL_DATA: text.default('.data'),
  PORTAL_DEMO: flag('1'),
  DATABASE_URL: postgresUrl.optional(),
  /** A role that was made for the app by hand, where the owner may make none. */
  PORTAL_APP_DATABASE_URL: postgresUrl.optional(),
  PORTAL_REQUESTS_AT_ONCE: whole(400, 1, 10_000),
  /** How many processes answer behind the port; 1 is the smallest portal. */
  PORTAL_PROCESSES: whole(Math.min(availableParallelism(), MOST_PROCESSES), 1, 64),
  /** A folder, or s3://bucket/prefix; without it nothing is backed up. */
  PORTAL_BACKUP: z
    .string()
    .refine(
      value => !/^[a-z0-9]+:\/\//.test(value) || /^s3:\/\/[^/]/.test(value),
      'must be a folder or s3://bucket/prefix',
    )
    .optional(),
  /** Made by `npm run backup -- --new-key`; outside the data folder and outside the backup. */
  PORTAL_BACKUP_KEY_FILE: text.optional(),
  /** Of a store that is not Amazon's; the SDK finds the credentials where it always does. */
  PORTAL_BACKUP_ENDPOINT: address.optional(),
  /** The log is closed and carried away after this time at the latest: what can be lost with the machine. */
  PORTAL_BACKUP_WAL_SECONDS: whole(30, 1, 3600),
  PORTAL_BACKUP_BASE_HOURS: whole(24, 1, 24 * 30),
  PORTAL_BACKUP_KEEP: whole(7, 1, 1000),
  /** 0: no drill by itself. */
  PORTAL_BACKUP_DRILL_DAYS: whole(7, 0, 366),
  /** The log in the backup is called late after this time. */
  PORTAL_BACKUP_LATE_SECONDS: whole(180, 5, 86_400),
  AWS_REGION: awsRegion,
})
