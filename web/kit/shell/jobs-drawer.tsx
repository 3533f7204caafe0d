import { useFetcher } from '@remix-run/react'
import { Download, ListChecks } from 'lucide-react'
import * as words from '~/domain/kit/words'
import { showAgo, showDateTime } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import { EmptyNote } from '~/web/kit/list/states'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { usePortalNow } from './clock'
import { type Job, jobTitle } from './jobs'

/** Queued, running, done and failed work of this person; it goes on whatever page one is on. */
export default function JobsDrawer({ jobs, failed, onClose }: { jobs: Job[]; failed: boolean; onClose: () => void }) {
  const now = usePortalNow()
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent title={words.shellJobs()} place="side" description={words.jobsWhat()}>
        {failed && <p className="mb-3 text-stop text-table">{words.jobsNotRead()}</p>}
        {jobs.length === 0 ? (
          <EmptyNote icon={ListChecks} title={words.jobsNone()}>
            {words.jobsNoneMeans()}
          </EmptyNote>
        ) : (
          <ul className="grid gap-2">
            {jobs.map(job => (
              <li key={job.id} className="grid gap-1.5 rounded-lg border border-line p-3">
                <div className="flex items-center gap-2">
                  <p className="min-w-0 flex-1 truncate font-semibold text-body">{jobTitle(job)}</p>
                  <Status of="job" value={job.status} />
                </div>
                <Progress job={job} />
                {job.error && <p className="text-stop text-table">{job.error}</p>}
                <div className="flex items-center gap-2 text-meta text-muted">
                  <span className="flex-1" title={showDateTime(job.createdAt)}>
                    {showAgo(job.createdAt, now)}
                  </span>
                  {(job.status === 'waiting' || job.status === 'running') && <Cancel id={job.id} />}
                  {job.file && (
                    <Button asChild size="sm">
                      <a href={job.file} download>
                        <Download /> {words.jobsDownload()}
                      </a>
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </DialogContent>
    </Dialog>
  )
}

function Cancel({ id }: { id: string }) {
  const fetcher = useFetcher<{ ok: boolean; problem?: { detail: string } }>()
  return (
    <fetcher.Form method="post" action="/act/cancel-job">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" disabled={fetcher.state !== 'idle'}>
        {words.actionCancel()}
      </Button>
      {fetcher.data?.problem && <span className="ml-2 text-stop">{fetcher.data.problem.detail}</span>}
    </fetcher.Form>
  )
}

function Progress({ job }: { job: Job }) {
  if (job.status !== 'running') return null
  const { progress } = job
  const part = typeof progress === 'number' ? progress / 100 : progress?.total ? progress.done / progress.total : null
  return (
    <div className="flex items-center gap-2 text-meta text-muted">
      <progress aria-label={words.jobsProgress()} className="progress" value={part ?? undefined} />
      <span className="figures">
        {part !== null ? `${Math.round(part * 100)} %` : ''}
        {typeof progress === 'object' && progress ? ` ${countOf(progress.done, 'row')}` : ''}
      </span>
    </div>
  )
}
