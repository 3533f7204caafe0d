import { sql as raw } from 'drizzle-orm'
import type { HealthFigures } from '~/domain/kit/health'
import { type CheckRun, lastCheckRun } from './check-run'
import type { Sql } from './open'
import { searchLag } from './search-lag'

/** Both clocks: what commands wrote goes by the company's, what the portal checked of itself by the real one. */
type Clocks = { now: Date; wall: Date }

export type LastChecks = { invariants: CheckRun | null; trail: CheckRun | null }

export const lastChecks = async (sql: Sql): Promise<LastChecks> => ({
  invariants: (await lastCheckRun(sql, 'invariants')) ?? null,
  trail: (await lastCheckRun(sql, 'trail')) ?? null,
})

/** How the portal is, from what the database knows; each figure comes from an index. */
export async function healthFigures(
  sql: Sql,
  { invariants, trail }: LastChecks,
  { now, wall }: Clocks,
): Promise<HealthFigures> {
  const { rows } = await sql.execute<
    Record<'waiting' | 'failed' | 'unsealed' | 'held' | 'connections', number | null>
  >(raw`select
    (select extract(epoch from ${now}::timestamptz - min(greatest(created_at, due_at)))::float8 from job
      where status = 'waiting' and (due_at is null or due_at <= ${now})) as waiting,
    (select count(*)::int from job where status = 'failed' and finished_at > ${now}::timestamptz - interval '24 hours') as failed,
    (select extract(epoch from ${now}::timestamptz - at)::float8 from audit_line
      where seq > coalesce((select seq from audit_link order by no desc limit 1), 0) order by seq limit 1) as unsealed,
    (select extract(epoch from ${now}::timestamptz - min(created_at))::float8 from attachment where scan = 'waiting') as held,
    (select round(100.0 * count(*) / current_setting('max_connections')::int)::int from pg_stat_activity) as connections`)
  const { waiting, failed, unsealed, held, connections } = rows[0]!
  const ago = (at: Date | undefined) => (at ? seconds((wall.getTime() - at.getTime()) / 1000) : null)
  return {
    jobsWaiting: seconds(waiting ?? 0),
    jobsFailed: failed,
    unsealed: seconds(unsealed ?? 0),
    filesHeld: seconds(held ?? 0),
    searchLate: Math.ceil(await searchLag(sql, now)),
    connections,
    invariantsAge: ago(invariants?.at),
    invariantsBroken: invariants ? invariants.broken.length : null,
    trailAge: ago(trail?.at),
    trailBroken: trail ? trail.broken.length : null,
  }
}

const seconds = (of: number) => Math.max(0, Math.round(of))
