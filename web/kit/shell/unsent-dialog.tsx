import * as words from '~/domain/kit/words'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'

export type Unsent = { unsent: number; onStay: () => void; onLeave: () => void }

/** Before somebody signs out whose actions are still on this device. */
export function UnsentDialog({ unsent, onStay, onLeave }: Unsent) {
  return (
    <Dialog open onOpenChange={open => !open && onStay()}>
      <DialogContent
        title={words.outboxActionsNotSent({ count: unsent })}
        description={words.outboxStayMeans()}
        footer={
          <>
            <Button onClick={onStay}>{words.outboxStay()}</Button>
            <Button look="danger" onClick={onLeave}>
              {words.shellSignOut()}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
