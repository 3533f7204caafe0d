import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '~/web/ui/button'
import { admit, anyWaiting, dismiss, QUEUE_CHECK, shownToasts, type Toast, toastConfig, watchToasts } from './toasts'

const ICON = { success: CircleCheck, failure: CircleAlert, note: Info }
const TONE = { success: 'done', failure: 'stop', note: 'assigned' }
const none: Toast[] = []

/** Toasts at the lower right, above the buttons that save; a polite live region says the same to readers. */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts, () => none)
  useEffect(() => {
    const timer = setInterval(() => anyWaiting() && admit(), QUEUE_CHECK)
    return () => clearInterval(timer)
  }, [])
  return (
    <section
      aria-label="Notifications"
      data-chrome
      className="pointer-events-none fixed right-4 bottom-18 z-60 grid w-90 max-w-[calc(100vw-32px)] gap-2"
    >
      <div aria-live="polite" className="sr-only">
        {toasts.map(toast => (
          <p key={toast.id}>
            {toast.title} {toast.text}
          </p>
        ))}
      </div>
      {toasts.map(toast => (
        <One key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

/** Waits while the pointer or the focus is on it. */
function One({ toast }: { toast: Toast }) {
  const { duration, dismissible } = toastConfig()
  const left = useRef<number>(duration)
  const since = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const run = () => {
    if (toast.sticky) return
    since.current = Date.now()
    timer.current = setTimeout(() => dismiss(toast.id), left.current)
  }
  const pause = () => {
    clearTimeout(timer.current)
    left.current -= Date.now() - since.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts once per toast
  useEffect(() => {
    run()
    return () => clearTimeout(timer.current)
  }, [toast.id])
  const Icon = ICON[toast.kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock
    <div
      data-toast={toast.kind}
      onMouseEnter={pause}
      onMouseLeave={run}
      onFocus={pause}
      onBlur={run}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-lg bg-raised p-3 pl-3.5 shadow-overlay"
    >
      <span data-tone={TONE[toast.kind]} className="mt-0.5 text-tone">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-body">{toast.title}</p>
        {toast.text && <p className="text-muted text-table">{toast.text}</p>}
      </div>
      {toast.action && (
        <Button
          size="sm"
          onClick={() => {
            toast.action?.run()
            dismiss(toast.id)
          }}
        >
          {toast.action.label}
        </Button>
      )}
      {dismissible && !toast.sticky && (
        <Button look="quiet" size="icon-sm" aria-label="Dismiss" className="-mr-1" onClick={() => dismiss(toast.id)}>
          <X />
        </Button>
      )}
    </div>
  )
}
