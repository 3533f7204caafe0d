import type { LucideIcon } from 'lucide-react'
import { forwardRef, type HTMLAttributes } from 'react'
import { cn } from './cn'

export type Tone =
  | 'neutral'
  | 'hold'
  | 'assigned'
  | 'waiting'
  | 'plant'
  | 'transit'
  | 'site'
  | 'pour'
  | 'return'
  | 'done'
  | 'change'
  | 'stop'

type Badge = HTMLAttributes<HTMLSpanElement> & { tone?: Tone; icon?: LucideIcon | undefined }

/** A pill that says a word; the colour only repeats it. */
export const Badge = forwardRef<HTMLSpanElement, Badge>(function Badge(
  { tone = 'neutral', icon: Icon, className, children, ...rest },
  ref,
) {
  return (
    <span ref={ref} data-tone={tone} className={cn('badge tone', className)} {...rest}>
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" />}
      {children}
    </span>
  )
})
