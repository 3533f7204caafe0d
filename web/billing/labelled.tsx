import type { ReactNode } from 'react'

/** A label above its control, for forms whose totals follow what is typed. */
export const Labelled = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div className="grid content-start gap-1 text-table">
    <label htmlFor={id} className="font-semibold">
      {label}
    </label>
    {children}
  </div>
)
