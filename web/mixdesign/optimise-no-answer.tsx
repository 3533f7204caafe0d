import { Card } from '~/web/ui/card'
import type { Questions } from './optimise-loader'

/** Why there is no answer, and what to do about it. */
export function OptimiseNothing({
  data,
  text,
}: {
  data: Pick<Questions, 'errors' | 'offered'>
  text: string | undefined
}) {
  const usable = data.offered.rows.filter(row => row.constituent).length
  return (
    <Card title="No answer yet">
      <p className="text-body" role="status">
        {text ??
          (Object.keys(data.errors).length
            ? 'One of the figures on the left cannot be used.'
            : usable === 0
              ? 'No material has a price, a carbon factor and, where it is an aggregate, an approved sieve analysis.'
              : 'Pick a cement, water and aggregates.')}
      </p>
    </Card>
  )
}
