import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useSyncExternalStore } from 'react'
import * as words from '~/domain/kit/words'
import { Button } from '~/web/ui/button'
import { admit, anyWaiting, dismiss, QUEUE_CHECK, shownToasts, type Toast, toastConfig, watchToasts } from './toasts'

const ICON = { success: CircleCheck, failure: CircleAlert, note: Info }
const TONE = { success: 'done', failure: 'stop', note: 'assigned' }
const none: Toast[] = []

/**
 * Toasts at the lower right, above the buttons that save. Radix times, pauses and announces them. It goes with the last
 * toast, because a pointer that closes one would leave it paused for the next.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts, () => none)
  useEffect(() => {
    const timer = setInterval(() => anyWaiting() && admit(), QUEUE_CHECK)
    return () => clearInterval(timer)
  }, [])
  if (toasts.length === 0) return null
  return (
    <Radix.Provider duration={toastConfig().duration}>
      {toasts.map(toast => (
        <One key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        data-chrome
        className="fixed right-4 bottom-18 z-60 grid w-90 max-w-[calc(100vw-32px)] gap-2 outline-none"
      />
    </Radix.Provider>
  )
}

function One({ toast }: { toast: Toast }) {
  // What does not leave by itself can be closed in either reading.
  const dismissible = toastConfig().dismissible || toast.sticky
  const stays = (event: Event) => event.preventDefault()
  const Icon = ICON[toast.kind]
  return (
    <Radix.Root
      open
      type="background"
      data-toast={toast.kind}
      {...(toast.sticky && { duration: Number.POSITIVE_INFINITY })}
      onOpenChange={open => !open && dismiss(toast.id)}
      {...(!dismissible && { onEscapeKeyDown: stays, onSwipeEnd: stays })}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-lg bg-raised p-3 pl-3.5 shadow-overlay data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <span data-tone={TONE[toast.kind]} className="mt-0.5 text-tone">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold text-body">{toast.title}</Radix.Title>
        {toast.text && <Radix.Description className="text-muted text-table">{toast.text}</Radix.Description>}
      </div>
      {toast.action && (
        <Radix.Action asChild altText={toast.action.label} onClick={toast.action.run}>
          <Button size="sm">{toast.action.label}</Button>
        </Radix.Action>
      )}
      {dismissible && (
        <Radix.Close asChild>
          <Button look="quiet" size="icon-sm" aria-label={words.actionDismiss()} className="-mr-1">
            <X />
          </Button>
        </Radix.Close>
      )}
    </Radix.Root>
  )
}
