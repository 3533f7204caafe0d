import { useNavigate } from '@remix-run/react'
import { Command } from 'cmdk'
import { CornerDownLeft } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { LeaveForm } from '~/web/kit/shell/leave-form'
import type { Menu } from '~/web/kit/shell/menu'
import { Kbd } from '~/web/ui/kbd'
import { useActions } from './actions'
import { Group, nameOf, RecordGroups } from './group'
import { Preview } from './preview'
import { type Found, readRecent, remember, screensIn, useRecords } from './search'

const STAYS = new Set(['help', 'leave'])

type Props = { menu: Menu; onClose: () => void; onHelp: () => void }

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Ctrl K: screens this person may open, actions, and records however they are called. `>` actions, `#` delivery orders, `@` customers. */
export default function Palette({ menu, onClose, onHelp }: Props) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { rows, busy } = useRecords(text)
  const leave = useRef<HTMLFormElement>(null)
  const actions = useActions(menu, onHelp, () => leave.current?.requestSubmit())
  const screens = screensIn(menu, actions, text)
  const [recent, setRecent] = useState<Found[]>([])
  useEffect(() => setRecent(readRecent()), [])
  const go = (found: Found) => {
    remember(found)
    if (found.run) found.run()
    // Signing out leaves from here; help takes the place of the palette.
    if (!found.run || !STAYS.has(found.to)) onClose()
    if (!found.run) navigate(found.to)
  }
  const asked = bare(text)
  const exact = rows.filter(row => bare(row.label) === asked)
  const others = rows.filter(row => !exact.includes(row))
  const known = new Set(text ? [] : recent.map(one => one.to))
  const open = screens.filter(one => one.kind === 'screen' && !known.has(one.to))
  const todo = screens.filter(one => one.kind !== 'screen')
  // What was found comes later than what was typed: Enter opens the first row of what is shown now.
  const all = [...(text ? [] : recent), ...exact, ...open, ...todo, ...others]
  const first = all[0] ? nameOf(all[0]) : ''
  const [chosen, choose] = useState(first)
  useEffect(() => choose(first), [first])
  const seen = rows.find(row => nameOf(row) === chosen)
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-[12vh] left-1/2 z-60 w-[calc(100vw-32px)] max-w-160 lg:max-w-220 -translate-x-1/2 overflow-hidden rounded-xl bg-raised shadow-overlay outline-none"
        >
          <Dialog.Title className="sr-only">Search or jump to</Dialog.Title>
          <Command shouldFilter={false} label="Search or jump to" loop value={chosen} onValueChange={choose}>
            <Command.Input
              value={text}
              onValueChange={setText}
              placeholder="Search orders, customers, trucks… or jump to a screen"
              className="h-13 w-full border-line border-b bg-transparent px-4 text-section outline-none"
            />
            <div className="flex">
              <Command.List className="max-h-[min(52vh,420px)] min-w-0 flex-1 overflow-y-auto p-1.5">
                {!text && recent.length > 0 && <Group heading="Recent" rows={recent} onPick={go} />}
                {exact.length > 0 && <Group heading="Exact match" rows={exact} onPick={go} />}
                {open.length > 0 && <Group heading={text ? 'Screens' : 'Go to'} rows={open} onPick={go} />}
                {todo.length > 0 && <Group heading="Actions" rows={todo} onPick={go} />}
                <RecordGroups rows={others} onPick={go} />
                {text && !busy && rows.length + screens.length === 0 && (
                  <div className="px-3 py-8 text-center text-muted text-table">
                    <p className="text-fg">Nothing found for “{text}”</p>
                    <p className="mt-1">
                      Try part of a name, a phone, a plate, a postal code, a number or an amount. Only what your role
                      may open is shown.
                    </p>
                  </div>
                )}
                {busy && rows.length === 0 && <p className="px-3 py-3 text-muted text-table">Searching…</p>}
              </Command.List>
              {seen && <Preview found={seen} />}
            </div>
          </Command>
          <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-surface px-4 py-2 text-meta text-muted max-sm:hidden">
            <span className="flex items-center gap-1.5">
              <Kbd>#</Kbd> delivery order
            </span>
            <span className="flex items-center gap-1.5">
              <Kbd>@</Kbd> customer
            </span>
            <span className="flex items-center gap-1.5">
              <Kbd>&gt;</Kbd> action
            </span>
            <span className="ml-auto flex items-center gap-1.5">
              <Kbd>
                <CornerDownLeft aria-hidden className="size-3" />
              </Kbd>
              open
            </span>
          </footer>
          <LeaveForm ref={leave} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
