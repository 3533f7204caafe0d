import { USUAL_TOLERANCE } from '~/domain/orders/wait-list'
import { Input } from '~/web/ui/input'

/** How far from the wished time the customer would still take a first load. */
export const ToleranceField = () => (
  <div className="grid max-w-60 gap-1">
    <label htmlFor="wait-tolerance" className="font-semibold text-table">
      Earlier or later by at most, minutes
    </label>
    <Input
      id="wait-tolerance"
      name="toleranceMinutes"
      type="number"
      min={0}
      max={720}
      defaultValue={USUAL_TOLERANCE}
      className="figures"
    />
  </div>
)

/** Who of the site has called. */
export const CalledByField = ({ usual }: { usual: string }) => (
  <div className="grid max-w-60 gap-1">
    <label htmlFor="called-by" className="font-semibold text-table">
      Who called
    </label>
    <Input id="called-by" name="calledBy" maxLength={120} defaultValue={usual} />
  </div>
)
