import { Fragment, useState } from 'react'
import { translated } from '~/domain/kit/translated'
import * as words from '~/domain/kit/words'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { Kbd } from '~/web/ui/kbd'
import { Glossary } from './glossary'
import { SHORTCUTS } from './shortcuts'
import { TourLink } from './tour-link'

/** What tells that a part of the keyboard counts on the screen that is open. */
const TOLD_BY: Record<string, string> = {
  Lists: '.list, [data-search]',
  'Forms and records': '#record, [aria-label="Neighbouring records"]',
  Approvals: '[aria-keyshortcuts="a"]',
  Schedules: '[data-gantt]',
}

/** The tour, the shortcuts of this screen and of every screen, the words of the trade; `?` opens it. */
export default function HelpSheet({ onClose }: { onClose: () => void }) {
  const [parts] = useState(() =>
    Object.entries(SHORTCUTS)
      .filter(([where]) => !TOLD_BY[where] || document.querySelector(TOLD_BY[where]))
      .reverse(),
  )
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent title={words.helpTitle()} place="side" description={words.helpNote()}>
        <div className="grid gap-6">
          <TourLink onClick={onClose} />
          {parts.map(([where, shortcuts]) => (
            <section key={where}>
              <h3 className="eyebrow mb-1">{translated(where)}</h3>
              <dl className="divide-y divide-line">
                {shortcuts.map(({ keys, label }) => (
                  <div key={keys + label} className="flex min-h-9 items-center gap-4 text-table">
                    <dt className="flex-1">{translated(label)}</dt>
                    <dd className="flex gap-1">
                      {keys.split(' ').map((key, index) => (
                        <Fragment key={key + String(index)}>
                          <Kbd>{key}</Kbd>
                        </Fragment>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <Glossary />
        </div>
      </DialogContent>
    </Dialog>
  )
}
