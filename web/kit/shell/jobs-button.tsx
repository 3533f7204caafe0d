import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import * as words from '~/domain/kit/words'
import { useSession } from '~/web/kit/can'
import { Button } from '~/web/ui/button'
import { type Job, useJobs } from './jobs'

const JobsDrawer = lazy(() => import('./jobs-drawer'))

/** Long work goes on behind this button; it counts what is running. */
export function JobsButton() {
  const signedIn = useSession() !== null
  const [open, setOpen] = useState(false)
  const { jobs, failed } = useJobs(open, signedIn)
  const running = jobs.filter(isRunning).length
  useEffect(() => {
    document.documentElement.dataset.jobs = running ? String(running) : ''
  }, [running])
  if (!signedIn) return null
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label={running ? words.shellJobsRunning({ count: running }) : words.shellJobs()}
        className="relative"
        onClick={() => setOpen(true)}
      >
        <ListChecks />
        {running > 0 && (
          <span className="figures absolute -top-0.5 -right-0.5 grid size-4 place-items-center rounded-full bg-brand text-[10px] text-on-brand">
            {running}
          </span>
        )}
      </Button>
      {open && (
        <Suspense>
          <JobsDrawer jobs={jobs} failed={failed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const isRunning = ({ status }: Job) => status === 'waiting' || status === 'running'
