import { type Unsampled, unsampledWords } from '~/domain/materials/sampling'
import * as words from '~/domain/materials/words'
import { Worklist } from '~/web/kit/list/worklist'

/** What came in and nobody sampled. */
export const ToSample = ({ rows }: { rows: readonly (Omit<Unsampled, 'since'> & { since: string })[] }) => (
  <Worklist
    title={words.samplingTitle()}
    text={words.samplingText()}
    items={rows.map(row => {
      const { requested, ...said } = unsampledWords(row)
      return { ...said, act: requested && <span className="text-muted text-table">{requested}</span> }
    })}
  />
)
