import { Link, useLocation, useSearchParams } from '@remix-run/react'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { translated } from '~/domain/kit/translated'
import * as words from '~/domain/kit/words'
import { inSupport, useHere } from '~/web/kit/support-view'
import { Button } from '~/web/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '~/web/ui/menu'
import { Tooltip } from '~/web/ui/tooltip'
import { ActionDialog } from './action-dialog'
import type { RecordAction } from './record-action'
import { useAction } from './use-action'

const SHOWN = 2

/** Two buttons, those that are pinned, and the rest behind a menu. A link from a board opens the question of one by its intent: `?ask=divert-load`. */
export function RecordActions({ actions }: { actions: readonly RecordAction[] }) {
  const [params] = useSearchParams()
  const offered = useActionsHere(actions)
  const asked = offered.find(action => action.confirm && !action.why && action.intent === params.get('ask'))
  const [asking, setAsking] = useState<RecordAction | null>(asked ?? null)
  const run = useAction()
  const isShown = (action: RecordAction, at: number) => at < SHOWN || action.pinned === true
  const rest = offered.filter((action, at) => !isShown(action, at))
  const start = (action: RecordAction) => (action.confirm ? setAsking(action) : run(action))
  if (offered.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2" data-chrome>
      {offered.filter(isShown).map(action => (
        <ActionButton key={action.label} action={action} onRun={() => start(action)} />
      ))}
      {rest.length > 0 && (
        <Menu modal={false}>
          <MenuTrigger asChild>
            <Button size="icon" aria-label={words.actionMoreActions()}>
              <Ellipsis />
            </Button>
          </MenuTrigger>
          <MenuContent align="end" className="max-w-80">
            {rest.map(action => (
              <MenuItem
                key={action.label}
                danger={action.look === 'danger'}
                aria-disabled={action.why ? true : undefined}
                asChild={Boolean(action.to && !action.why)}
                onSelect={event => (action.why ? event.preventDefault() : action.to ? undefined : start(action))}
              >
                {action.to && !action.why ? (
                  <Link to={action.to}>
                    {action.icon}
                    {action.label}
                  </Link>
                ) : (
                  <>
                    {action.icon}
                    <span className={action.why ? 'py-1 text-muted' : undefined}>
                      {action.label}
                      {action.why && <span className="block text-meta">{action.why}</span>}
                    </span>
                  </>
                )}
              </MenuItem>
            ))}
          </MenuContent>
        </Menu>
      )}
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </div>
  )
}

/** A disabled action can still be reached and says why. */
export function ActionButton({ action, onRun }: { action: RecordAction; onRun: () => void }) {
  const { label, icon, look = 'plain', why, to } = action
  if (why) {
    return (
      <Tooltip hint={why}>
        <Button look="plain" aria-disabled onClick={event => event.preventDefault()}>
          {icon}
          {label}
          <span className="sr-only">{words.actionNotPossible({ why })}</span>
        </Button>
      </Tooltip>
    )
  }
  return to ? (
    <Button asChild look={look === 'danger' ? 'danger-plain' : look}>
      <Link to={to}>
        {icon}
        {label}
      </Link>
    </Button>
  ) : (
    <Button look={look === 'danger' ? 'danger-plain' : look} onClick={onRun}>
      {icon}
      {label}
    </Button>
  )
}

/** What is offered here: from the support area only what leads to another of its screens. */
function useActionsHere(actions: readonly RecordAction[]): readonly RecordAction[] {
  const { pathname } = useLocation()
  const here = useHere()
  const offered = actions.flatMap(action => (action.hidden ? [] : [inLanguage(action)]))
  if (!inSupport(pathname)) return offered
  return offered.flatMap(action => {
    const to = here(action.to)
    return to ? [{ ...action, to }] : []
  })
}

/** Labels of actions are named in English where they are listed. */
const inLanguage = (action: RecordAction): RecordAction => ({
  ...action,
  label: translated(action.label),
  ...(action.why && { why: translated(action.why) }),
})
