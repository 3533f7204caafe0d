import { useId } from 'react'
import { Input } from '~/web/ui/input'

type Props = { label: string; name?: string; value?: string; onText?: (text: string) => void } & Partial<
  Pick<HTMLInputElement, 'type' | 'pattern' | 'maxLength' | 'required'>
> & { inputMode?: 'numeric' | 'decimal'; autoComplete?: string; autoCapitalize?: string }

/** A field under its label, as high as a thumb. */
export function Line({ label, onText, ...rest }: Props) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-body">
        {label}
      </label>
      <Input id={id} className="h-11!" onChange={onText && (event => onText(event.target.value))} {...rest} />
    </div>
  )
}
