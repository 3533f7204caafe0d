import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import * as words from '~/domain/kit/words'

export const BAR = { throttle: 200, duration: 2000, height: 3 } as const

/** A thin bar that shows only when a change of page takes longer than 200 ms. */
export function LoadingBar() {
  const busy = useNavigation().state !== 'idle'
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!busy) return setShown(false)
    const timer = setTimeout(() => setShown(true), BAR.throttle)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <div
      role="progressbar"
      aria-label={words.shellLoading()}
      aria-hidden={!shown}
      data-chrome
      className="pointer-events-none fixed inset-x-0 top-0 z-70"
      style={{ height: BAR.height, opacity: shown ? 1 : 0, transition: 'opacity 200ms ease-out' }}
    >
      <div
        className="h-full origin-left bg-brand"
        style={{
          transform: `scaleX(${shown ? 0.92 : 0})`,
          transition: shown ? `transform ${BAR.duration}ms cubic-bezier(0.1, 0.7, 0.2, 1)` : 'none',
        }}
      />
    </div>
  )
}
