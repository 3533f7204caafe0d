import { Link, useLocation } from '@remix-run/react'
import { useState } from 'react'
import { translated } from '~/domain/kit/translated'
import * as words from '~/domain/kit/words'
import { inSupport, useHere } from '~/web/kit/support-view'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '~/web/ui/menu'
import type { RowAction } from './column'

/** What can be done with a row; `.` opens it. What is not allowed now says why. */
export function RowMenu({ actions: all }: { actions: RowAction[] }) {
  const [asked, setAsked] = useState(false)
  const actions = useActionsHere(all)
  if (actions.length === 0) return null
  const button = (
    <button
      type="button"
      className="row-menu"
      aria-label={words.actionRowActions()}
      aria-haspopup="menu"
      data-row-menu=""
      onClick={asked ? undefined : () => setAsked(true)}
    />
  )
  // Until it is asked for, the menu is a bare button: fifty whole ones were half of a page.
  if (!asked) return button
  return (
    <Menu modal={false} defaultOpen>
      <MenuTrigger asChild>{button}</MenuTrigger>
      <MenuContent align="end">
        {actions.map(action => (
          <MenuItem
            key={action.label}
            danger={action.danger}
            disabled={Boolean(action.why)}
            asChild={Boolean(action.to)}
            onSelect={action.run}
          >
            {action.to ? (
              <Link to={action.to}>
                {action.icon}
                {translated(action.label)}
              </Link>
            ) : (
              <>
                {action.icon}
                <span>
                  {translated(action.label)}
                  {action.why && <span className="block text-meta">{action.why}</span>}
                </span>
              </>
            )}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}

/** Support looks at records and downloads nothing: of the actions only those that lead to another of its screens remain. */
function useActionsHere(actions: RowAction[]): RowAction[] {
  const { pathname } = useLocation()
  const here = useHere()
  if (!inSupport(pathname)) return actions
  return actions.flatMap(action => {
    const to = here(action.to)
    return to ? [{ ...action, to }] : []
  })
}
