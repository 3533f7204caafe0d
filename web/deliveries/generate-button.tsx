import * as words from '~/domain/deliveries/words'
import type { RecordAction } from '~/web/kit/record/record-action'
import type { BoardLoad, InHand } from './board-loader'

/** Generating as it stands now: free, to be set aside with a reason, or impossible and why. */
export function generateAction(row: BoardLoad, inHand: InHand, mayOverride: boolean): RecordAction {
  const { refusals } = inHand.checks
  const truck = inHand.trucks.rows.find(of => of.deliveryOrderId === row.id)
  const hard = refusals.filter(refusal => refusal.mayOverride.length === 0)
  const action: RecordAction = {
    label: words.panelGenerate(),
    intent: 'generate',
    look: 'primary',
    fields: { id: row.id, version: String(row.version), ...(truck ? { queueId: truck.queueId } : {}) },
    done: words.panelGenerated(),
  }
  if (row.status === 'planned') return { ...action, why: words.generateAssignFirst() }
  if (hard.length) return { ...action, why: hard[0]!.text }
  if (!truck) return { ...action, why: words.generateCallFirst() }
  if (!refusals.length) return action
  if (!mayOverride) return { ...action, why: words.generateHeadFirst() }
  const rules = [...new Set(refusals.map(({ rule }) => rule))]
  return {
    ...action,
    fields: { ...action.fields, rules: rules.join(',') },
    confirm: {
      title: words.generateDespiteTitle(),
      verb: words.generateOverride(),
      reason: true,
      text: (
        <ul className="grid gap-1 text-body">
          {refusals.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ),
    },
  }
}
