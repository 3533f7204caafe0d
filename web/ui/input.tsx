import { forwardRef, type InputHTMLAttributes, type SelectHTMLAttributes, type TextareaHTMLAttributes } from 'react'
import { cn } from './cn'

export const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Input(
  { className, ...rest },
  ref,
) {
  return <input ref={ref} className={cn('control', className)} {...rest} />
})

export const Textarea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(function Textarea(
  { className, ...rest },
  ref,
) {
  return <textarea ref={ref} className={cn('control', className)} {...rest} />
})

/** The browser's own select: it works without JavaScript and is the best picker on a phone. */
export const Select = forwardRef<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>>(function Select(
  { className, ...rest },
  ref,
) {
  return <select ref={ref} className={cn('control select', className)} {...rest} />
})

export const Checkbox = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Checkbox(
  { className, ...rest },
  ref,
) {
  return <input ref={ref} type="checkbox" className={cn('tick', className)} {...rest} />
})

export const Radio = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Radio(
  { className, ...rest },
  ref,
) {
  return <input ref={ref} type="radio" className={cn('tick tick-round', className)} {...rest} />
})

/** A checkbox that looks like a switch, so it posts and works without JavaScript. */
export const Switch = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Switch(
  { className, ...rest },
  ref,
) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
  return <input ref={ref} type="checkbox" role="switch" className={cn('switch', className)} {...rest} />
})
