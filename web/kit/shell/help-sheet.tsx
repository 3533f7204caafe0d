import { Fragment } from 'react'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { Kbd } from '~/web/ui/kbd'
import { SHORTCUTS } from './shortcuts'

/** The shortcuts of the portal; `?` opens it. */
export default function HelpSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        title="Keyboard shortcuts"
        place="side"
        description="Single keys can be switched off in the account menu."
      >
        <div className="grid gap-6">
          {Object.entries(SHORTCUTS).map(([where, shortcuts]) => (
            <section key={where}>
              <h3 className="eyebrow mb-1">{where}</h3>
              <dl className="divide-y divide-line">
                {shortcuts.map(({ keys, label }) => (
                  <div key={keys + label} className="flex min-h-9 items-center gap-4 text-table">
                    <dt className="flex-1">{label}</dt>
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
        </div>
      </DialogContent>
    </Dialog>
  )
}
