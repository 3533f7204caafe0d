import { Link, useSearchParams, useSubmit } from '@remix-run/react'
import { roleNameOf } from '~/domain/access/role-names'
import { translated } from '~/domain/kit/translated'
import * as words from '~/domain/users/words'

/** The people of the demo company: a press signs in as one; without JavaScript it fills in the form. */
export function DemoAccounts({ accounts, password }: { accounts: readonly string[]; password: string }) {
  const submit = useSubmit()
  const [params] = useSearchParams()
  return (
    <section aria-label={words.signInDemo()} className="mt-6 border-line border-t pt-4">
      <p className="text-muted text-table">{words.signInDemo()}</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {accounts.map(username => (
          <li key={username}>
            <Link
              to={`?${new URLSearchParams({ ...Object.fromEntries(params), as: username })}`}
              title={username}
              className="inline-flex h-7 items-center rounded-full border border-line px-2.5 text-fg text-table no-underline hover:border-line-strong hover:bg-hover touch:h-11"
              onClick={event => {
                event.preventDefault()
                submit({ username, password }, { method: 'post' })
              }}
            >
              {translated(roleNameOf(username) ?? username)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
