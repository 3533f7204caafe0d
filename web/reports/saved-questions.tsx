import { Link } from '@remix-run/react'
import { X } from 'lucide-react'
import { useAction } from '~/web/kit/record/use-action'
import { Button } from '~/web/ui/button'
import { CHAT_REPORT, type KeptQuestion } from './chat-report-loader'

/** The questions that a person keeps; a kept question is its address, so it is asked anew each time. */
export function SavedQuestions({ views }: { views: readonly KeptQuestion[] }) {
  const run = useAction()
  if (views.length === 0) return null
  return (
    <section aria-label="Saved questions" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="text-muted text-table">Saved</span>
      {views.map(view => (
        <span key={view.id} className="inline-flex items-center gap-0.5">
          <Link to={`${CHAT_REPORT}?${view.search}`} className="text-link text-table">
            {view.name}
          </Link>
          {view.own && (
            <Button
              look="quiet"
              size="icon-sm"
              aria-label={`Forget ${view.name}`}
              onClick={() =>
                run({
                  label: `Forget ${view.name}`,
                  intent: 'forget',
                  post: CHAT_REPORT,
                  fields: { id: view.id, version: String(view.version) },
                  done: `${view.name} is forgotten`,
                })
              }
            >
              <X />
            </Button>
          )}
        </span>
      ))}
    </section>
  )
}
