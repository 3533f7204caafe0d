import { Link, useSearchParams } from '@remix-run/react'
import { House, Pin, Trash2 } from 'lucide-react'
import type { KeptForList, SavedView } from '~/domain/users/saved-view'
import { success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { addressOf, openView, viewSearch } from './kept'
import { SaveView } from './save-view'
import { useSendView } from './send-view'

/** The views of a list: open one, make it a tab or the first, and save what the screen shows as a new one. */
export default function ViewsPanel({
  title,
  kept,
  onClose,
}: {
  title: string
  kept: KeptForList
  onClose: () => void
}) {
  const [params] = useSearchParams()
  const { view: now } = openView(kept, params)
  const tabs = kept.setting?.tabs ?? []
  const first = kept.setting?.defaultViewId ?? null
  const send = useSendView()
  const set = (values: object, said: string) => send('list-setting', values, () => success(said))
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent place="side" title={`Views of ${title}`}>
        {kept.views.length > 0 && (
          <ul className="mb-6 grid gap-px">
            {kept.views.map(view => (
              <li key={view.id} className="flex min-h-11 items-center gap-1 rounded-md pl-2 hover:bg-hover">
                <Link
                  to={addressOf(view)}
                  onClick={onClose}
                  aria-current={view.id === now?.id ? 'true' : undefined}
                  className="min-w-0 flex-1 py-1 text-fg no-underline"
                >
                  <span className="block truncate font-semibold text-body">{view.name}</span>
                  <span className="block truncate text-meta text-muted">{sharing(view)}</span>
                </Link>
                <Toggle
                  label={`Show ${view.name} as a tab`}
                  on={tabs.includes(view.id)}
                  icon={Pin}
                  run={on =>
                    set(
                      { tabs: on ? [...tabs, view.id] : tabs.filter(id => id !== view.id) },
                      on ? `${view.name} is a tab` : `${view.name} is no longer a tab`,
                    )
                  }
                />
                <Toggle
                  label={`Open this list with ${view.name}`}
                  on={first === view.id}
                  icon={House}
                  run={on =>
                    set(
                      { defaultViewId: on ? view.id : null },
                      on ? `The list opens with ${view.name}` : 'The list opens with all rows',
                    )
                  }
                />
                {view.own && (
                  <Button
                    look="quiet"
                    size="icon-sm"
                    aria-label={`Remove ${view.name}`}
                    onClick={() =>
                      send('remove-view', { id: view.id, version: view.version }, () =>
                        success(`${view.name} is removed`),
                      )
                    }
                  >
                    <Trash2 />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        <SaveView tabs={tabs} search={viewSearch(params)} send={send} onSaved={onClose} />
      </DialogContent>
    </Dialog>
  )
}

function Toggle({
  label,
  on,
  icon: Icon,
  run,
}: {
  label: string
  on: boolean
  icon: typeof Pin
  run: (on: boolean) => void
}) {
  return (
    <Button look="quiet" size="icon-sm" aria-label={label} title={label} aria-pressed={on} onClick={() => run(!on)}>
      <Icon className={on ? 'fill-current text-brand' : 'text-muted'} />
    </Button>
  )
}

const sharing = ({ own, sharedWith, ownerName }: SavedView) =>
  sharedWith === null
    ? 'Only you see it'
    : `${sharedWith.replaceAll('_', ' ')}${own ? ', shared by you' : `, shared by ${ownerName}`}`
