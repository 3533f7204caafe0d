import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import * as kitWords from '~/domain/kit/words'
import { Button } from './button'
import { cn } from './cn'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

type Content = Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  /** `side` is a drawer from the right edge, `center` a dialog, `corner` a pop-up beside work that goes on (`modal={false}`). */
  place?: 'center' | 'side' | 'corner'
  wide?: boolean
  footer?: ReactNode
}

const PLACES = {
  side: 'inset-y-0 right-0 w-full max-w-105 data-[state=open]:animate-slide',
  center:
    'top-1/2 left-1/2 max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 rounded-xl data-[state=open]:animate-fade',
  corner:
    'right-4 bottom-4 max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] max-w-95 rounded-xl border border-line data-[state=open]:animate-fade',
} as const

export const DialogContent = forwardRef<HTMLDivElement, Content>(function DialogContent(
  { title, description, place = 'center', wide, footer, children, className, ...rest },
  ref,
) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade" data-chrome />
      <Radix.Content
        ref={ref}
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={cn(
          'fixed z-50 flex flex-col bg-raised shadow-overlay outline-none',
          PLACES[place],
          place === 'center' && (wide ? 'max-w-180' : 'max-w-115'),
          className,
        )}
        onOpenAutoFocus={beginAtFirstField}
        {...rest}
      >
        <header className="flex items-start gap-3 px-5 pt-4 pb-3">
          <div className="min-w-0 flex-1">
            <Radix.Title className="font-semibold text-section">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-0.5 text-muted text-table">{description}</Radix.Description>
            )}
          </div>
          <Radix.Close asChild>
            <Button look="quiet" size="icon-sm" aria-label={kitWords.actionClose()} className="-mr-1.5">
              <X />
            </Button>
          </Radix.Close>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 outline-none">
          {children}
        </div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">{footer}</footer>
        )}
      </Radix.Content>
    </Radix.Portal>
  )
})

/** Where there is something to type, typing begins at once; a finger gets no keyboard before it asks for it. */
function beginAtFirstField(event: Event) {
  const content = event.currentTarget as HTMLElement
  const first = content.querySelector<HTMLElement>('.control:not([readonly], :disabled)')
  if (!first || content.contains(document.activeElement)) return
  event.preventDefault()
  ;(matchMedia('(pointer: fine)').matches ? first : content).focus()
}
