import type { ReactNode } from 'react'
import { PageHead } from '~/web/kit/page-head'
import type { Problem } from '~/web/kit/problem'

type Props = { title: string; note: string; problem?: Problem | undefined; children: ReactNode }

/** A question that has its own address: narrow, with what it is about above what it asks. */
export const PaperFrame = ({ title, note, problem, children }: Props) => (
  <>
    <PageHead title={title} note={note} />
    <div className="grid max-w-220 gap-4 px-6 pb-10 max-md:px-4">
      {problem && (
        <div role="alert" data-tone="stop" className="tone rounded-lg px-4 py-3 text-table">
          <p className="font-semibold">{problem.detail}</p>
        </div>
      )}
      {children}
    </div>
  </>
)
