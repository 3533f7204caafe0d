import { findJob, type JobRow, jobsOf } from '~/db/kit/jobs'
import { Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { cancelJob } from '~/workflows/kit/cancel-job'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { fileLink } from '../kit/file-link'
import { param } from '../kit/valid'
import { write } from '../kit/write'

/** A person's own jobs: how far they are, cancelling, and the file they made for as long as it is kept. */
export const jobRoutes = area()
  .get('/jobs', may('GET /jobs'), async c => {
    const rows = await jobsOf(sqlOf(c), personOf(c).id, 50)
    return c.json({ rows: await Promise.all(rows.map(row => shown(c, row))) })
  })
  .get('/jobs/:id', may('GET /jobs/:id'), param(Id), async c =>
    c.json(await shown(c, await own(c, c.req.valid('param').id))),
  )
  .post('/jobs/:id/cancel', may('POST /jobs/:id/cancel'), param(Id), async c => {
    const { id } = await own(c, c.req.valid('param').id)
    return c.json(await write(c, work => cancelJob(work, id)))
  })

async function own(c: Ctx, id: string): Promise<JobRow> {
  const row = await findJob(sqlOf(c), id)
  if (row?.createdBy !== personOf(c).id) throw new Missing('There is no such job')
  return row
}

export type JobShown = {
  id: string
  kind: string
  status: string
  title: string
  progress: { done: number; total: number }
  createdAt: Date
  finishedAt: Date | null
  error: string | null
  file: string | null
  result: unknown
}

async function shown(c: Ctx, row: JobRow): Promise<JobShown> {
  const result = row.result as { key?: string; name?: string } | null
  const file =
    row.status === 'done' && result?.key
      ? await fileLink(c.var.parts.settings, result.key, result.name ?? 'file', c.var.wall)
      : null
  const title = `${row.kind[0]!.toUpperCase()}${row.kind.slice(1).replaceAll('-', ' ')}`
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    title,
    progress: { done: row.done, total: row.total },
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
    error: row.error,
    file,
    result: row.result,
  }
}
