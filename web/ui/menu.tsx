import { DropdownMenu as Radix } from 'radix-ui'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cn } from './cn'

export const Menu = Radix.Root
export const MenuTrigger = Radix.Trigger
export const MenuGroup = Radix.RadioGroup

const item =
  'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-body text-fg no-underline outline-none select-none data-[highlighted]:bg-hover data-[disabled]:cursor-not-allowed data-[disabled]:text-muted touch:min-h-11 [&_svg]:size-4 [&_svg]:text-muted'

export const MenuContent = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Radix.Content>>(
  function MenuContent({ className, sideOffset = 6, ...rest }, ref) {
    return (
      <Radix.Portal>
        <Radix.Content
          ref={ref}
          sideOffset={sideOffset}
          collisionPadding={8}
          className={cn(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-lg bg-raised p-1 shadow-overlay data-[state=open]:animate-rise',
            className,
          )}
          {...rest}
        />
      </Radix.Portal>
    )
  },
)

export const MenuItem = forwardRef<
  HTMLDivElement,
  ComponentPropsWithoutRef<typeof Radix.Item> & { danger?: boolean | undefined }
>(function MenuItem({ className, danger, ...rest }, ref) {
  return <Radix.Item ref={ref} className={cn(item, danger && 'text-stop [&_svg]:text-stop', className)} {...rest} />
})

export const MenuCheck = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Radix.CheckboxItem>>(
  function MenuCheck({ className, children, ...rest }, ref) {
    return (
      <Radix.CheckboxItem ref={ref} className={cn(item, className)} {...rest}>
        <span aria-hidden className={cn('tick pointer-events-none', rest.checked && 'tick-on')} />
        {children}
      </Radix.CheckboxItem>
    )
  },
)

export const MenuRadio = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Radix.RadioItem>>(
  function MenuRadio({ className, children, ...rest }, ref) {
    return (
      <Radix.RadioItem ref={ref} className={cn(item, 'group', className)} {...rest}>
        {children}
        <span
          aria-hidden
          className="ml-auto size-1.5 rounded-full bg-brand opacity-0 group-data-[state=checked]:opacity-100"
        />
      </Radix.RadioItem>
    )
  },
)

export const MenuLabel = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Radix.Label>>(function MenuLabel(
  { className, ...rest },
  ref,
) {
  return <Radix.Label ref={ref} className={cn('px-2 pt-1.5 pb-1 text-meta text-muted', className)} {...rest} />
})

export const MenuLine = () => <Radix.Separator className="-mx-1 my-1 h-px bg-line" />
