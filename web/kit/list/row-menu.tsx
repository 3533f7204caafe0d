import { Link } from '@remix-run/react'
import { Ellipsis } from 'lucide-react'
import { Button } from '~/web/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '~/web/ui/menu'
import type { RowAction } from './column'

/** What can be done with a row; `.` opens it. What is not allowed now says why. */
export function RowMenu({ actions }: { actions: RowAction[] }) {
  if (actions.length === 0) return null
  return (
    <Menu modal={false}>
      <MenuTrigger asChild>
        <Button look="quiet" size="icon-sm" aria-label="Row actions" data-row-menu>
          <Ellipsis />
        </Button>
      </MenuTrigger>
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
                {action.label}
              </Link>
            ) : (
              <>
                {action.icon}
                <span>
                  {action.label}
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
