import { useBlocker } from '@remix-run/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useOnScreen } from '~/web/kit/on-screen'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'

type Move = { currentLocation: { pathname: string }; nextLocation: { pathname: string } }

/** Knows whether the form differs from what it was opened with, and asks before it is left. */
export function useDirtyGuard(form: RefObject<HTMLFormElement>, on: boolean, sending: boolean) {
  const [dirty, setDirty] = useState(false)
  const leaving = useRef(false)
  // Heard from the document: a draft that is restored puts another form element in the place of this one. And from the
  // moment that the form is there, so that nothing is typed before somebody listens.
  useOnScreen(() => {
    if (!on) return
    const changed = ({ target }: Event) => {
      if (target instanceof Node && form.current?.contains(target)) setDirty(true)
    }
    document.addEventListener('input', changed)
    return () => document.removeEventListener('input', changed)
  }, [form, on])
  useEffect(() => {
    if (!dirty || sending) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault()
    }
    const letGo = () => {
      leaving.current = true
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener('leaving', letGo)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('leaving', letGo)
    }
  }, [dirty, sending])
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: Move) =>
        dirty && !sending && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
      [dirty, sending],
    ),
  )
  return { dirty, touch: useCallback(() => setDirty(true), []), blocker }
}

export type Guard = ReturnType<typeof useDirtyGuard>

export function LeaveDialog({ guard: { blocker } }: { guard: Guard }) {
  return (
    <AskToLeave
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}

export function AskToLeave({ open, onStay, onLeave }: { open: boolean; onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog open={open} onOpenChange={stay => !stay && onStay()}>
      <DialogContent
        title="Leave without saving?"
        description="You have unsaved changes."
        footer={
          <>
            <Button onClick={onStay}>Keep editing</Button>
            <Button look="danger" onClick={onLeave}>
              Leave without saving
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
