import { Form, Link } from '@remix-run/react'
import { BellRing, Keyboard, KeyRound, LogOut, Mails, ShieldCheck } from 'lucide-react'
import { useRef } from 'react'
import { roleName } from '~/domain/access/role-names'
import { translated } from '~/domain/kit/translated'
import * as words from '~/domain/kit/words'
import { useSession } from '~/web/kit/can'
import { Menu, MenuCheck, MenuContent, MenuItem, MenuLine, MenuTrigger } from '~/web/ui/menu'
import { useKeysChoice } from './density'
import { LeaveForm } from './leave-form'

/** Who is signed in, and what belongs to that person. */
export function AccountMenu() {
  const session = useSession()
  const [keys, setKeys] = useKeysChoice()
  const leave = useRef<HTMLFormElement>(null)
  if (!session) return null
  const { user, release } = session
  return (
    <>
      <Menu modal={false}>
        <MenuTrigger asChild>
          <button
            type="button"
            aria-label={words.shellAccount({ name: user.name, initials: initials(user.name) })}
            className="grid size-7.5 shrink-0 place-items-center rounded-full touch:size-11"
          >
            <span className="grid size-7.5 place-items-center rounded-full bg-brand font-semibold text-meta text-on-brand">
              {initials(user.name)}
            </span>
          </button>
        </MenuTrigger>
        <MenuContent align="end" className="min-w-60">
          <div className="px-2 pt-1.5 pb-2">
            <p className="font-semibold text-body">{user.name}</p>
            <p className="text-muted text-table">{user.username}</p>
            <p className="mt-1 text-meta text-muted">{user.roles.map(role => translated(roleName(role))).join(', ')}</p>
          </div>
          <MenuLine />
          <MenuItem asChild>
            <Link to="/auth/change-password">
              <KeyRound aria-hidden /> {words.shellChangePassword()}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/auth/sessions">
              <ShieldCheck aria-hidden /> {words.shellSessions()}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/notifications/settings">
              <BellRing aria-hidden /> {words.shellNoticeSettings()}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/notifications/reports">
              <Mails aria-hidden /> {words.shellReportsMail()}
            </Link>
          </MenuItem>
          <MenuCheck
            checked={keys === 'on'}
            onSelect={event => event.preventDefault()}
            onCheckedChange={on => setKeys(on ? 'on' : 'off')}
          >
            <Keyboard aria-hidden /> {words.shellSingleKeys()}
          </MenuCheck>
          <MenuLine />
          <MenuItem onSelect={() => leave.current?.requestSubmit()}>
            <LogOut aria-hidden /> {words.shellSignOut()}
          </MenuItem>
          <MenuLine />
          <p className="px-2 py-1.5 text-meta text-muted">
            {words.shellRelease({ version: release.version, schema: release.schema })}
          </p>
        </MenuContent>
      </Menu>
      <LeaveForm ref={leave} />
      <noscript>
        <Form method="post" action="/act/logout">
          <button type="submit">{words.shellSignOut()}</button>
        </Form>
      </noscript>
    </>
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map(part => part[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
