import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export const TooltipProvider = Radix.Provider

/** A short hint on hover and focus; never the only place where something is said. */
export function Tooltip({
  hint,
  side = 'bottom',
  children,
}: {
  hint: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactNode
}) {
  if (!hint) return children
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-72 rounded-md bg-fg px-2 py-1 text-bg text-meta shadow-overlay data-[state=delayed-open]:animate-fade"
        >
          {hint}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
