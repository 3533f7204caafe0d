import { ArrowDown, ArrowUp, LayoutList } from 'lucide-react'
import { useState } from 'react'
import { translated } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
import * as words from '~/domain/reports/words'
import { useSendView } from '~/web/kit/list/send-view'
import { success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { Checkbox } from '~/web/ui/input'
import { HOME_LIST, HOME_SECTIONS, type HomeSection, homeSections, keptSections } from './home-sections'

type Props = { shown: readonly HomeSection[]; there: readonly HomeSection[] }

/** Which parts home shows and in which order; `there` are those that this person has. */
export function ArrangeHome(of: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label={words.arrangeTitle()}
        title={words.arrangeTitle()}
        onClick={() => setOpen(true)}
      >
        <LayoutList />
      </Button>
      {open && <Panel {...of} onClose={() => setOpen(false)} />}
    </>
  )
}

function Panel({ shown, there, onClose }: Props & { onClose: () => void }) {
  const usual = homeSections([])
  const [order, setOrder] = useState(() => [...shown, ...usual.filter(key => !shown.includes(key))])
  const [on, setOn] = useState<readonly HomeSection[]>(shown)
  const keep = useKeep(onClose)
  const listed = order.filter(key => there.includes(key))
  const move = (key: HomeSection, by: number) => {
    const beside = listed[listed.indexOf(key) + by]!
    setOrder(order.map(one => (one === key ? beside : one === beside ? key : one)))
  }
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        place="side"
        title={words.arrangeTitle()}
        description={words.arrangeMeans()}
        footer={
          <>
            <Button look="quiet" className="mr-auto" onClick={() => keep([])}>
              {words.arrangeReset()}
            </Button>
            <Button onClick={onClose}>{kitWords.actionCancel()}</Button>
            <Button look="primary" onClick={() => keep(keptSections(order.filter(key => on.includes(key))))}>
              {kitWords.actionSave()}
            </Button>
          </>
        }
      >
        <ul className="grid gap-px">
          {listed.map((key, at) => (
            <li key={key} className="flex min-h-9 items-center gap-1 rounded-md hover:bg-hover">
              <label
                htmlFor={`part-${key}`}
                className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-2.5 px-2 text-body"
              >
                <Checkbox
                  id={`part-${key}`}
                  checked={on.includes(key)}
                  disabled={key === 'work'}
                  onChange={event => setOn(event.target.checked ? [...on, key] : on.filter(one => one !== key))}
                />
                <span className="truncate">{translated(HOME_SECTIONS[key])}</span>
              </label>
              <Button
                look="quiet"
                size="icon-sm"
                aria-label={words.arrangeUp({ part: translated(HOME_SECTIONS[key]) })}
                disabled={at === 0}
                onClick={() => move(key, -1)}
              >
                <ArrowUp />
              </Button>
              <Button
                look="quiet"
                size="icon-sm"
                aria-label={words.arrangeDown({ part: translated(HOME_SECTIONS[key]) })}
                disabled={at === listed.length - 1}
                onClick={() => move(key, 1)}
              >
                <ArrowDown />
              </Button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}

function useKeep(onKept: () => void) {
  const send = useSendView()
  return (columns: readonly HomeSection[]) =>
    send('list-setting', { list: HOME_LIST, columns }, () => {
      success(words.arrangeDone())
      onKept()
    })
}
