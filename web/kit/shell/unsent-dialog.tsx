import { countOf } from '~/web/kit/figures'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'

export type Unsent = { unsent: number; onStay: () => void; onLeave: () => void }

/** Before somebody signs out whose actions are still on this device. */
export function UnsentDialog({ unsent, onStay, onLeave }: Unsent) {
  return (
    <Dialog open onOpenChange={open => !open && onStay()}>
      <DialogContent
        title={`${countOf(unsent, 'action')} not sent`}
        description="They stay on this device and are sent when you sign in here again. Nobody else can send them."
        footer={
          <>
            <Button onClick={onStay}>Stay signed in</Button>
            <Button look="danger" onClick={onLeave}>
              Sign out
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
