import { type ReactNode, useEffect, useRef } from 'react'
import { buttonLook } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'

/** A panel under a button that opens without JavaScript; with it Escape and a click outside close it. */
export function Disclosure({
  label,
  children,
  className,
  hotkey,
  align = 'left',
  look = 'plain',
  size = 'md',
}: {
  label: ReactNode
  children: ReactNode
  className?: string | undefined
  hotkey?: string
  align?: 'left' | 'right'
  look?: 'plain' | 'quiet' | 'ribbon'
  size?: 'md' | 'sm'
}) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const details = box.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !details.contains(event.target as Node)) {
        details.open = false
        if (event instanceof KeyboardEvent) details.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details ref={box} className={cn('relative', className)} data-hotkey={hotkey}>
      <summary
        className={cn(
          look === 'ribbon' ? 'cursor-pointer font-semibold underline underline-offset-2' : buttonLook({ look, size }),
          'list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        {label}
      </summary>
      <div
        className={cn(
          'disclosure-panel rounded-lg bg-raised p-3 shadow-overlay',
          align === 'right' ? 'md:right-0' : 'md:left-0',
        )}
      >
        {children}
      </div>
    </details>
  )
}
