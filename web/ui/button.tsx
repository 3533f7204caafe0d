import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { cn } from './cn'

/** What every button has stands in app.css as one class: a page holds dozens of them. */
export const buttonLook = cva('btn print:hidden', {
  variants: {
    look: {
      primary: 'bg-brand text-on-brand hover:bg-brand-hover',
      plain: 'border border-line-strong bg-raised text-fg hover:bg-surface hover:border-muted',
      quiet: 'text-fg hover:bg-hover data-[state=open]:bg-hover',
      danger: 'bg-stop text-on-stop hover:opacity-90',
      'danger-plain': 'border border-line-strong bg-raised text-stop hover:border-stop',
      link: 'text-link underline-offset-2 hover:underline px-0!',
    },
    size: {
      sm: 'h-7 px-2 text-table touch:h-11 touch:px-3',
      md: 'h-(--control) px-3 text-body',
      // A longer language takes a second line.
      lg: 'min-h-11 px-4 py-1 text-center text-body whitespace-normal',
      icon: 'size-(--control) text-body',
      'icon-sm': 'size-7 text-table touch:size-11',
    },
  },
  defaultVariants: { look: 'plain', size: 'md' },
})

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  VariantProps<typeof buttonLook> & { asChild?: boolean }

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { className, look, size, asChild, type, ...rest },
  ref,
) {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element
      ref={ref}
      type={asChild ? undefined : (type ?? 'button')}
      className={cn(buttonLook({ look, size }), className)}
      {...rest}
    />
  )
})
