import { type ReactNode, useId } from 'react'
import { cn } from '~/web/ui/cn'

type Props = {
  label: ReactNode
  look?: 'eyebrow' | 'quiet' | 'strong'
  className?: string
  children: (id: string) => ReactNode
}

const LOOK = { eyebrow: 'eyebrow', quiet: 'text-muted text-table', strong: 'font-semibold text-table' }

/** A label over its control, tied by an id. */
export function Labelled({ label, look = 'eyebrow', className, children }: Props) {
  const id = useId()
  return (
    <div className={cn('grid gap-1', className)}>
      <label htmlFor={id} className={LOOK[look]}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}
