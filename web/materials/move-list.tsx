import * as kitWords from '~/domain/kit/words'
import * as words from '~/domain/materials/words'
import { showDateTime } from '~/web/kit/dates'
import { Card } from '~/web/ui/card'
import { tonnes } from './words'

type Move = { id: string; kind: string; kg: string; at: string; remarks: string | null }

const WORD: Record<string, () => string> = {
  opening: words.stockOpening,
  received: words.stockReceived,
  used: kitWords.fieldBatched,
  adjusted: words.stockAdjusted,
  transferred: words.stockTransferred,
}

/** The last movements of a silo, as they stand in its ledger. */
export const MoveList = ({ moves }: { moves: readonly Move[] }) => (
  <Card title={words.stockLastMovements()} flush>
    {moves.length === 0 && <p className="p-4 text-muted text-table">{words.stockNoMovements()}</p>}
    <ul className="divide-y divide-line text-table">
      {moves.map(move => (
        <li key={move.id} className="flex items-baseline gap-3 px-4 py-2">
          <span className="min-w-0 flex-1">
            <span className="block">{WORD[move.kind]?.() ?? move.kind}</span>
            <span className="block truncate text-meta text-muted">
              {showDateTime(move.at)}
              {move.remarks && `, ${move.remarks}`}
            </span>
          </span>
          <span className="figures">
            {Number(move.kg) > 0 ? '+' : ''}
            {tonnes(move.kg)}
          </span>
        </li>
      ))}
    </ul>
  </Card>
)
