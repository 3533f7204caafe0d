import { useBlocker } from '@remix-run/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'

type Move = { currentLocation: { pathname: string }; nextLocation: { pathname: string } }

/** Knows whether the form differs from what it was opened with, and asks before it is left. */
export function useDirtyGuard(form: RefObject<HTMLFormElement>, on: boolean, sending: boolean) {
  const [dirty, setDirty] = useState(false)
  const leaving = useRef(false)
  useEffect(() => {
    const now = form.current
    if (!now || !on) return
    const changed = () => setDirty(true)
    now.addEventListener('input', changed)
    return () => now.removeEventListener('input', changed)
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
  return { dirty, blocker }
}

export type Guard = ReturnType<typeof useDirtyGuard>

export function LeaveDialog({ guard: { blocker } }: { guard: Guard }) {
  const open = blocker.state === 'blocked'
  return (
    <Dialog open={open} onOpenChange={stay => !stay && blocker.reset?.()}>
      <DialogContent
        title="Leave without saving?"
        description="What you changed on this page is not saved yet."
        footer={
          <>
            <Button onClick={() => blocker.reset?.()}>Keep editing</Button>
            <Button look="danger" onClick={() => blocker.proceed?.()}>
              Leave without saving
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
