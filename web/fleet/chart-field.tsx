import { type ReactNode, useId } from 'react'

/** A label over its control in a dialog of the schedule. */
export function Labelled({
  label,
  optional,
  children,
}: {
  label: string
  optional?: boolean
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold text-table">
        {label} {optional && <span className="font-normal text-muted">(optional)</span>}
      </label>
      {children(id)}
    </div>
  )
}
