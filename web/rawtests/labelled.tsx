import { type ReactNode, useId } from 'react'
import { cn } from '~/web/ui/cn'

type Props = { label: ReactNode; className?: string; children: (id: string) => ReactNode }

/** A small label over its control, tied by an id. */
export function Labelled({ label, className, children }: Props) {
  const id = useId()
  return (
    <div className={cn('grid gap-1', className)}>
      <label htmlFor={id} className="eyebrow">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
