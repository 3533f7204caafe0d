import { Check } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import * as words from '~/domain/kit/words'
import { cn } from '~/web/ui/cn'
import { PopoverContent } from '~/web/ui/popover'
import type { Choice, LookupState } from './lookup'

type Props = {
  id: string
  label: string
  /** The field: what is pressed there leaves the list open, and a dialog around it holds the list too. */
  within: RefObject<HTMLElement>
  choices: readonly Choice[]
  state: LookupState
  at: number
  picked: Choice | null
  onPoint: (at: number) => void
  onPick: (choice: Choice) => void
}

const NOTE: Record<LookupState, () => string> = {
  idle: words.choiceNothing,
  asking: words.choiceSearching,
  failed: words.choiceSearchFailed,
}

/** The open list of a reference field; the keys and the focus stay with the field. */
export function ChoiceList({ id, label, within, choices, state, at, picked, onPoint, onPick }: Props) {
  useEffect(() => document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' }), [id, at])
  return (
    <PopoverContent
      role="presentation"
      sideOffset={4}
      container={within.current?.closest<HTMLElement>('[role=dialog]')}
      className="w-(--radix-popover-trigger-width) min-w-56 p-1!"
      onOpenAutoFocus={event => event.preventDefault()}
      onCloseAutoFocus={event => event.preventDefault()}
      onInteractOutside={event => {
        if (within.current?.contains(event.target as Node)) event.preventDefault()
      }}
    >
      <ul
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the listbox of the combobox pattern
        role="listbox"
        aria-label={label}
        className="max-h-[min(288px,var(--radix-popover-content-available-height))] overflow-y-auto"
      >
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the input of the combobox pattern
          <li
            key={choice.value}
            id={`${id}-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the combobox pattern
            role="option"
            tabIndex={-1}
            aria-selected={choice.value === picked?.value}
            className={cn(
              'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-table touch:min-h-11',
              index === at && 'bg-hover',
            )}
            onPointerMove={() => onPoint(index)}
            onPointerDown={event => event.preventDefault()}
            onClick={() => onPick(choice)}
          >
            <span className="min-w-0 flex-1 truncate">{choice.label}</span>
            {choice.detail && <span className="truncate text-meta text-muted">{choice.detail}</span>}
            {choice.value === picked?.value && <Check aria-hidden className="size-3.5" />}
          </li>
        ))}
        {choices.length === 0 && (
          <li
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: said inside the listbox, where it is looked for
            role="option"
            aria-selected={false}
            aria-disabled
            tabIndex={-1}
            className="px-2 py-1.5 text-muted text-table"
          >
            {NOTE[state]()}
          </li>
        )}
      </ul>
    </PopoverContent>
  )
}
