import { Input } from '~/web/ui/input'

/** Why a bill that was to be dated in a closed month is dated later. */
export const ClosedReason = ({ label }: { label: string }) => (
  <div className="grid min-w-60 flex-1 gap-1">
    <label htmlFor="closed-reason" className="font-semibold text-table">
      {label}
    </label>
    <Input id="closed-reason" name="closedReason" autoComplete="off" maxLength={400} />
  </div>
)
