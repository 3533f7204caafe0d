import * as words from '~/domain/deliveries/words'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Button } from '~/web/ui/button'
import type { BoardLoad } from './board-loader'

type Line = { id: string; bpName: string; plantId: string }
type Props = { row: BoardLoad; lines: readonly Line[]; onAct: (action: RecordAction) => void }

/** The batching lines of the plant, the load's own one marked: one press moves the load. */
export function LineChoice({ row, lines, onAct }: Props) {
  const own = lines.filter(line => line.plantId === row.assignedPlantId)
  if (own.length < 2 && row.assignedBPId) return null
  return (
    <fieldset aria-label={words.lineBatchingLine()} className="flex flex-wrap items-center gap-2">
      <span className="text-muted text-table">{words.lineLine()}</span>
      {own.map(line => (
        <Button
          key={line.id}
          size="lg"
          look={line.id === row.assignedBPId ? 'primary' : 'plain'}
          aria-pressed={line.id === row.assignedBPId}
          onClick={() =>
            line.id !== row.assignedBPId &&
            onAct({
              label: line.bpName,
              intent: 'choose-line',
              fields: { id: row.id, version: String(row.version), line: line.id },
              done: words.lineLoadIsOn({ line: line.bpName }),
            })
          }
        >
          {line.bpName}
        </Button>
      ))}
      {!own.length && <span className="text-table">{words.lineNone()}</span>}
    </fieldset>
  )
}
