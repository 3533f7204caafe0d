import { useEffect, useRef, useState } from 'react'
import * as words from '~/domain/kit/words'
import { askLive } from '~/web/kit/live'
import { failure, success } from '~/web/kit/toast/toasts'

export type Job = {
  id: string
  kind: string
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  title?: string
  progress?: { done: number; total?: number } | number | null
  createdAt: string
  finishedAt?: string | null
  error?: string | null
  file?: string | null
}

const OPEN = 2000
const RUNNING = 4000

/** This person's jobs: looked at while the drawer is open or something runs, and when a screen starts one. */
export function useJobs(open: boolean, signedIn: boolean) {
  const [jobs, setJobs] = useState<Job[]>([])
  const [failed, setFailed] = useState(false)
  const [asked, setAsked] = useState(0)
  const known = useRef(new Map<string, Job['status']>())
  const running = jobs.some(job => job.status === 'waiting' || job.status === 'running')
  useEffect(() => {
    const started = () => setAsked(count => count + 1)
    window.addEventListener('job-started', started)
    return () => window.removeEventListener('job-started', started)
  }, [])
  useEffect(() => {
    if (!signedIn) return
    let gone = false
    const look = async () => {
      // A hidden window goes on looking while something runs: its title tells when it is done.
      if (document.visibilityState === 'hidden' && !running) return
      const answer = await askLive('jobs').catch(() => null)
      if (gone) return
      setFailed(!answer?.ok)
      if (!answer?.ok) return
      const body = (await answer.json()) as { rows?: Job[] } | Job[]
      const rows = Array.isArray(body) ? body : (body.rows ?? [])
      for (const job of rows) tell(job, known.current.get(job.id))
      known.current = new Map(rows.map(job => [job.id, job.status]))
      setJobs(rows)
    }
    if (open || running || asked) look()
    const timer = open || running ? setInterval(look, open ? OPEN : RUNNING) : undefined
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [open, running, asked, signedIn])
  return { jobs, failed }
}

/** A screen that started a job calls this, so that the drawer notices. */
export const jobStarted = () => window.dispatchEvent(new Event('job-started'))

export const jobTitle = (job: Job) =>
  job.title ?? `${job.kind.charAt(0).toUpperCase()}${job.kind.slice(1).replace(/[-_]/g, ' ')}`

function tell(job: Job, before: Job['status'] | undefined) {
  if (!before || before === job.status) return
  if (document.visibilityState === 'hidden') badgeTitle()
  if (job.status === 'done') success({ title: words.jobsDone({ job: jobTitle(job) }) })
  if (job.status === 'failed')
    failure({ title: words.jobsFailed({ job: jobTitle(job) }), text: job.error ?? undefined, sticky: true })
}

const BADGE = '● '

/** The title bears a mark until the window is looked at again. */
function badgeTitle() {
  if (document.title.startsWith(BADGE)) return
  document.title = BADGE + document.title
  const seen = () => {
    if (document.visibilityState === 'hidden') return
    document.title = document.title.replace(BADGE, '')
    document.removeEventListener('visibilitychange', seen)
  }
  document.addEventListener('visibilitychange', seen)
}
