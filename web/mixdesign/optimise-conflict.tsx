import { TriangleAlert } from 'lucide-react'
import { ruleWords } from '~/domain/mixdesign/optimise/rule-words'
import { Card } from '~/web/ui/card'

/** Rules that cannot hold together: leaving out any one of them makes a mix possible. */
export function OptimiseConflict({
  conflict,
  nameOf,
}: {
  conflict: readonly string[]
  nameOf: (id: string) => string
}) {
  return (
    <Card title="No mix meets all of these rules">
      <div role="status" className="grid gap-3">
        <p className="text-body">
          These rules conflict with each other. Relax any one of them on the left to get an answer.
        </p>
        <ul className="grid gap-1.5">
          {conflict.map(rule => (
            <li key={rule} className="flex items-center gap-2 text-body">
              <TriangleAlert aria-hidden className="size-4 shrink-0 text-stop" />
              {ruleWords(rule, nameOf).what}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
