import { Link, useNavigate } from '@remix-run/react'
import { useHydrated } from '~/web/kit/hydrated'
import { CopyId } from '~/web/kit/record/copy-id'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'

export type MadeSecret = { url: string; secret: string }

/** Shown once: it is sealed from now on, and leaving this makes it unreadable. */
export function ShownSecret({ made, away }: { made: MadeSecret; away: string }) {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const title = `Secret for ${new URL(made.url).host}`
  const text = (
    <div className="grid justify-items-start gap-3 text-body">
      <span className="max-w-full break-all">
        <CopyId id={made.secret} />
      </span>
      <p>
        Give it to whoever runs the receiver, by a safe way. With it the receiver checks the header webhook-signature,
        as Standard Webhooks says. It is not shown again.
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
