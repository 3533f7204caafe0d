import { Popover as Radix } from 'radix-ui'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cn } from './cn'

export const Popover = Radix.Root
export const PopoverTrigger = Radix.Trigger
export const PopoverAnchor = Radix.Anchor
export const PopoverClose = Radix.Close

type Content = ComponentPropsWithoutRef<typeof Radix.Content> & {
  /** Where it is drawn: a dialog that it belongs to, else the end of the page. */
  container?: HTMLElement | null | undefined
}

export const PopoverContent = forwardRef<HTMLDivElement, Content>(function PopoverContent(
  { className, sideOffset = 6, align = 'start', container, ...rest },
  ref,
) {
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        ref={ref}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'z-50 rounded-lg bg-raised p-3 shadow-overlay outline-none data-[state=open]:animate-rise',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
})
