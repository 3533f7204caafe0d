import { useNavigate } from '@remix-run/react'
import { Command } from 'cmdk'
import { CornerDownLeft, FileText, Hash, LayoutGrid, Truck, UserRound } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useState } from 'react'
import type { Menu } from '~/web/kit/shell/menu'
import { Kbd } from '~/web/ui/kbd'
import { type Found, readRecent, remember, screensIn, useRecords } from './search'

const RECORD_ICON: Record<string, typeof Hash> = {
  customer: UserRound,
  truck: Truck,
  driver: UserRound,
  invoice: FileText,
}

/** Ctrl K: screens this person may open, and records by number or name. `>` actions, `#` delivery orders, `@` customers. */
export default function Palette({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { rows, busy } = useRecords(text)
  const screens = screensIn(menu, text)
  const [recent, setRecent] = useState<Found[]>([])
  useEffect(() => setRecent(readRecent()), [])
  const go = (found: Found) => {
    remember(found)
    onClose()
    navigate(found.to)
  }
  const exact = rows.filter(row => row.label.toLowerCase() === text.trim().toLowerCase())
  const others = rows.filter(row => !exact.includes(row))
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-[12vh] left-1/2 z-60 w-[calc(100vw-32px)] max-w-160 -translate-x-1/2 overflow-hidden rounded-xl bg-raised shadow-overlay outline-none"
        >
          <Dialog.Title className="sr-only">Search or jump to</Dialog.Title>
          <Command shouldFilter={false} label="Search or jump to" loop>
            <Command.Input
              value={text}
              onValueChange={setText}
              placeholder="Search orders, customers, trucks… or jump to a screen"
              className="h-13 w-full border-line border-b bg-transparent px-4 text-section outline-none"
            />
            <Command.List className="max-h-[min(52vh,420px)] overflow-y-auto p-1.5">
              {!text && recent.length > 0 && <Group heading="Recent" rows={recent} onPick={go} />}
              {exact.length > 0 && <Group heading="Exact match" rows={exact} onPick={go} />}
              {screens.length > 0 && <Group heading={text ? 'Screens' : 'Go to'} rows={screens} onPick={go} />}
              {others.length > 0 && <Group heading="Records" rows={others} onPick={go} />}
              {text && !busy && rows.length + screens.length === 0 && (
                <p className="px-3 py-8 text-center text-muted text-table">Nothing found for “{text}”</p>
              )}
              {busy && rows.length === 0 && <p className="px-3 py-3 text-muted text-table">Searching…</p>}
            </Command.List>
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Group({ heading, rows, onPick }: { heading: string; rows: Found[]; onPick: (found: Found) => void }) {
  return (
    <Command.Group heading={heading} className="palette-group">
      {rows.map(row => {
        const Icon = row.kind === 'screen' ? LayoutGrid : (RECORD_ICON[row.kind] ?? Hash)
        return (
          <Command.Item key={row.to} value={row.to} onSelect={() => onPick(row)} className="palette-item">
            <Icon aria-hidden className="size-4 shrink-0 text-muted" />
            <span className="truncate">{row.label}</span>
            {row.detail && <span className="truncate text-meta text-muted">{row.detail}</span>}
          </Command.Item>
        )
      })}
    </Command.Group>
  )
}
