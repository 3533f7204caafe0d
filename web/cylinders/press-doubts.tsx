import * as words from '~/domain/cylinders/words'
import type { Problem } from '~/web/kit/problem'

/** The questions about unusual readings that the answer asks before it saves. */
export function doubtsOf(problem: Problem | undefined): string[] {
  const { rule, doubts } = problem?.facts ?? {}
  return rule === 'confirm' && Array.isArray(doubts) ? doubts.map(String) : []
}

/** Says them and sends them along: saving again answers these with yes, and no others. */
export const PressDoubts = ({ of }: { of: readonly string[] }) => (
  <div role="alert" data-tone="hold" className="tone col-span-full rounded-lg px-4 py-3 text-table">
    <p className="font-semibold">{words.dryCheckAgain()}</p>
    {of.map((doubt, at) => (
      <p key={doubt}>
        {doubt}.
        <input type="hidden" name={`confirmed.${at}`} value={doubt} />
      </p>
    ))}
  </div>
)
