import { Link, useNavigate } from '@remix-run/react'
import { useHydrated } from '~/web/kit/hydrated'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { CopyId } from './copy-id'

export type Issued = { username: string; oneTimePassword: string }

/** Shown once: nothing keeps it, and leaving this makes it unreadable. */
export function OneTimePassword({ issued, away }: { issued: Issued; away: string }) {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const title = `One-time password of ${issued.username}`
  const text = (
    <div className="grid justify-items-start gap-3 text-body">
      <CopyId id={issued.oneTimePassword} />
      <p>
        Give it to the person directly. It is valid for one day, must be replaced at the first sign-in, and is not shown
        again.
      </p>
    </div>
  )
  const close = (
    <Button asChild look="primary">
      <Link to={away} replace preventScrollReset>
        Done
      </Link>
    </Button>
  )
  if (!hydrated)
    return (
      <section aria-label={title} className="mx-6 mb-4 grid max-w-180 gap-4 rounded-lg border border-line-strong p-5">
        <h2 className="font-semibold text-section">{title}</h2>
        {text}
        {close}
      </section>
    )
  return (
    <Dialog open onOpenChange={open => !open && navigate(away, { replace: true, preventScrollReset: true })}>
      <DialogContent title={title} footer={close} onInteractOutside={event => event.preventDefault()}>
        {text}
      </DialogContent>
    </Dialog>
  )
}
