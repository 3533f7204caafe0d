import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as words from '~/domain/users/words'
import { LanguageChoice } from '~/web/kit/language-choice'
import { SignInPicture } from './sign-in-picture'

/** The page of whoever is not signed in yet, and what was refused. */
export function SignInFrame({ refused, children }: { refused: string | null; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="grid content-center px-6 py-12">
        <div className="mx-auto w-full max-w-85">
          <p className="font-semibold text-brand text-body">Readymix Portal</p>
          <h1 className="mt-1 font-semibold text-kpi">{words.signInTitle()}</h1>
          {refused && (
            <p
              role="alert"
              id="refused"
              data-tone="stop"
              className="tone mt-4 flex items-start gap-2 rounded-md px-3 py-2.5 text-table"
            >
              <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
              {refused}
            </p>
          )}
          {children}
          <p className="mt-8 text-meta text-muted">{words.signInForStaff()}</p>
          <LanguageChoice className="mt-4 -ml-3" />
        </div>
      </div>
      <SignInPicture />
    </main>
  )
}
